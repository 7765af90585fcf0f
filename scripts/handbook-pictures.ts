/** npm run handbook-pictures: takes the pictures of docs/handbook.md anew from the running site and the editor. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { startEditor } from '../editor/testing/start-editor.ts'
import { createApp } from '../server/app.ts'
import { openSite } from '../server/live-site.ts'
import { serve } from '../server/serve.ts'
import { ensureChromium } from './browser/ensure-chromium.ts'
import { buildSite } from '../build/build-site.ts'
import { main, root } from '../build/run.ts'

const folder = join(root, 'docs/images/handbook')
const siteDir = '.cache/site-handbook'

type Picture = { name: string; address: string; show?: (page: Page) => Promise<void> }

/** Nothing is saved here: the pictures show changes that were only typed. */
const editorPictures: Picture[] = [
  {
    name: 'photo',
    address: '/edit#photos/photos.yaml',
    show: async (page) => {
      const careers = page.getByRole('button', { name: /^careers/ })
      await careers.click()
      await careers.evaluate((button) => button.scrollIntoView())
      await page.getByLabel('Page', { exact: true }).selectOption('/careers')
    },
  },
  {
    name: 'editor',
    address: '/edit#prices.yaml',
    show: async (page) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Contrave/ })
        .click()
      await page.getByLabel('Amount').fill('160')
      await page.getByText('Not saved yet').waitFor()
      await page.frameLocator('iframe').getByText('$160').first().scrollIntoViewIfNeeded()
    },
  },
]

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
  const take = async (origin: string, { name, address, show }: Picture) => {
    await page.goto('about:blank')
    await page.goto(origin + address)
    await show?.(page)
    await page.waitForLoadState('networkidle')
    await sharp(await page.screenshot())
      .resize(1100)
      .jpeg({ quality: 80, mozjpeg: true })
      .toFile(join(folder, `${name}.jpg`))
    console.log(`docs/images/handbook/${name}.jpg`)
  }
  for (const picture of pictures) await take(server.url, picture)
  const editor = await startEditor(4418, 'content')
  for (const picture of editorPictures) await take(editor.origin, picture)
  editor.stop()
  await browser.close()
  site.close()
  await server.close(0)
})
