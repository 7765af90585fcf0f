/**
 * npm run handbook-pictures [-- NAME...]: takes the pictures of docs/handbook.md anew from the running site and the
 * editor, all of them or those that are named.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { contentRepository } from '../editor/testing/repository.ts'
import { startEditor } from '../editor/testing/start-editor.ts'
import { createApp } from '../site/app.ts'
import { openSite } from '../site/release.ts'
import { serve } from '../site/server.ts'
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
    name: 'picture',
    address: '/edit#posts/peptide-therapy.md',
    show: async (page) => {
      await page
        .getByLabel('Text', { exact: true })
        .evaluate((box) => box.scrollIntoView({ block: 'center' }))
      await page.getByRole('button', { name: 'Picture', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'contact', exact: true }).waitFor()
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

/** These show what was saved and published: in a repository of their own. */
const publishingPictures: Picture[] = [
  {
    name: 'publish',
    address: '/edit#prices.yaml',
    show: async (page) => {
      await page.getByRole('button', { name: 'Publish…' }).click()
      await page.getByText('Publishing does this').waitFor()
    },
  },
  {
    name: 'history',
    address: '/edit#prices.yaml',
    show: async (page) => {
      await page.getByRole('button', { name: 'History' }).click()
      await page.getByRole('button', { name: 'First version' }).click()
      await page.getByText('Bring this version back').waitFor()
    },
  },
]

const wanted = process.argv.slice(2)
const chosen = (all: Picture[]) => all.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

await main(async () => {
  await mkdir(folder, { recursive: true })
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const page = await browser.newPage({
    viewport: { width: 1280, height: 760 },
    reducedMotion: 'reduce',
  })
  // A window in which something was typed asks before it is left.
  page.on('dialog', (asked) => void asked.accept())
  const take = async (origin: string, all: Picture[]) => {
    for (const { name, address, show } of all) {
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
  }
  if (chosen(pictures).length > 0) await ofTheSite((origin) => take(origin, chosen(pictures)))
  if (chosen(editorPictures).length > 0)
    await ofTheEditor('content', (origin) => take(origin, chosen(editorPictures)))
  if (chosen(publishingPictures).length > 0) {
    const repository = contentRepository()
    repository.publishTo({ push: 'origin main' })
    repository.replace('prices.yaml', /(contrave:\n.*\n {2}amount: )15000/, '$116000')
    repository.git('commit', '--quiet', '--all', '-m', 'Contrave: $150 becomes $160, on 4 pages')
    repository.replace('prices.yaml', /(calocurb:\n.*\n {2}amount: )\d+/, '$19500')
    await ofTheEditor(repository.content, (origin) => take(origin, chosen(publishingPictures)))
    repository.dispose()
  }
  await browser.close()
})

async function ofTheSite(take: (origin: string) => Promise<void>): Promise<void> {
  await buildSite(siteDir)
  const site = await openSite(join(root, siteDir))
  const server = await serve(createApp(site), { host: '127.0.0.1', port: 0 })
  await take(server.url)
  site.close()
  await server.close()
}

async function ofTheEditor(content: string, take: (origin: string) => Promise<void>): Promise<void> {
  const editor = await startEditor(4418, content)
  await take(editor.origin)
  editor.stop()
}
