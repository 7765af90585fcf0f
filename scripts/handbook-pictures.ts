/** npm run handbook-pictures: takes the pictures of docs/handbook.md anew from the running site. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { createApp } from '../server/app.ts'
import { openSite } from '../server/live-site.ts'
import { serve } from '../server/serve.ts'
import { ensureChromium } from './browser/ensure-chromium.ts'
import { buildSite } from './build/build-site.ts'
import { main, root } from './run.ts'

const folder = join(root, 'docs/images/handbook')
const siteDir = '.cache/site-handbook'

type Picture = { name: string; address: string; show?: (page: Page) => Promise<void> }

const pictures: Picture[] = [
  { name: 'price', address: '/contrave', show: (page) => page.locator('.glance').scrollIntoViewIfNeeded() },
  { name: 'treatment', address: '/skin-pen' },
  {
    name: 'blog',
    address: '/blog',
    show: (page) => page.locator('main a[href^="/blog/"]').first().scrollIntoViewIfNeeded(),
  },
]

await main(async () => {
  await buildSite(siteDir)
  await mkdir(folder, { recursive: true })
  const site = await openSite(join(root, siteDir))
  const server = await serve(createApp(site), { host: '127.0.0.1', port: 0 })
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const page = await browser.newPage({
    viewport: { width: 1280, height: 760 },
    reducedMotion: 'reduce',
  })
  for (const { name, address, show } of pictures) {
    await page.goto(server.url + address)
    await show?.(page)
    await page.waitForLoadState('networkidle')
    await sharp(await page.screenshot())
      .resize(1100)
      .jpeg({ quality: 80, mozjpeg: true })
      .toFile(join(folder, `${name}.jpg`))
    console.log(`docs/images/handbook/${name}.jpg`)
  }
  await browser.close()
  site.close()
  await server.close(0)
})
