import { chromium, type Browser } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { SiteManifest } from '#lib/site-manifest.ts'
import { serveSite } from '../bench/serve.ts'
import { root } from '../../build/run.ts'

const COLUMNS = 10
const TILE = { width: 200, height: 300, gap: 8, label: 18 }
/** A desk's window and one screen more: what a page is like shows there. */
const VIEW = { width: 1280, height: 1920 }

/** All pages of a built site as one picture, each with its address. */
export async function drawContactSheet(siteDir: string, executablePath: string, file: string): Promise<void> {
  const { pages } = JSON.parse(readFileSync(join(root, siteDir, 'site.json'), 'utf8')) as SiteManifest
  const server = await serveSite(siteDir, 4534)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const tiles: Buffer[] = []
  for (const address of pages) tiles.push(await tileOf(browser, server.url, address))
  await browser.close()
  await server.stop()

  const step = { x: TILE.width + TILE.gap, y: TILE.height + TILE.label + TILE.gap }
  const rows = Math.ceil(tiles.length / COLUMNS)
  await sharp({
    create: {
      width: COLUMNS * step.x + TILE.gap,
      height: rows * step.y + TILE.gap,
      channels: 3,
      background: '#e9e4da',
    },
  })
    .composite(
      tiles.map((input, index) => ({
        input,
        left: TILE.gap + (index % COLUMNS) * step.x,
        top: TILE.gap + Math.floor(index / COLUMNS) * step.y,
      })),
    )
    .jpeg({ quality: 72, mozjpeg: true })
    .toFile(file)
}

async function tileOf(browser: Browser, origin: string, address: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: VIEW, reducedMotion: 'reduce' })
  await page.goto(origin + address, { waitUntil: 'networkidle' })
  const shot = await page.screenshot({ type: 'jpeg', quality: 90 })
  await page.close()
  const label = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE.width}" height="${TILE.label}">
      <text x="0" y="13" font-family="sans-serif" font-size="12" fill="#222">${address}</text>
    </svg>`,
  )
  return sharp({
    create: {
      width: TILE.width,
      height: TILE.height + TILE.label,
      channels: 3,
      background: '#e9e4da',
    },
  })
    .composite([
      { input: label, left: 0, top: 0 },
      { input: await sharp(shot).resize(TILE.width, TILE.height).toBuffer(), left: 0, top: TILE.label },
    ])
    .png()
    .toBuffer()
}
