import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { parse } from 'yaml'
import { root } from '../../../build/run.ts'
import { listFiles } from '../../../src/content-model/source.ts'
import { expectAccessible } from '../../helpers/axe.ts'
import { contentRepository } from '../../../editor/testing/content-repository.ts'
import { editorOver, newTitle, save, slow, unfold } from '../../editing.ts'

const site = contentRepository()
site.publishTo('origin main')
test.afterAll(site.dispose)
const open = editorOver(site.content)
const original = (file: string) => readFileSync(join(root, 'content', file), 'utf8')
const posts = listFiles(site.content, 'posts')
const [post = ''] = posts
const spanish = listFiles(site.content, 'es/treatments')[0]!
const english = spanish.slice('es/'.length)
const translated = listFiles(site.content, 'es/pages')
/** A page without a Spanish version, whose sections would have to be moved too. */
const alone = listFiles(site.content, 'pages').find((file) => !translated.includes(`es/${file}`))!

async function discard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('status')).toHaveText('Nothing changed.', slow)
}

const kinds = ['practice.yaml', 'photos/photos.yaml', 'navigation.yaml', 'evidence.yaml', 'redirects.yaml']
for (const file of [...kinds, english, spanish, post, 'legal/privacy-policy.md', 'pages/home.yaml'])
  test(`editor form of ${file} has a control for every field and changes nothing by opening`, async ({
    page,
  }) => {
    await open(page, file)
    const folded = page.locator('.form details:not([open]) > summary')
    for (let count = 0; count < 3 && (await folded.count()) > 0; count += 1) await folded.first().click()
    await expect(page.locator('.form').getByText(/Unknown field|Unsupported|Invalid/)).toHaveCount(0)
    await expectAccessible(page)
    await expect(page.getByRole('status')).toHaveText('Nothing changed.', slow)
  })

test('editor writes midnight as 24:00 where it ends a day', async ({ page }) => {
  await open(page, 'practice.yaml')
  const hours = page.getByRole('group', { name: /^Hours/ })
  await hours.locator('summary').first().click()
  await hours.getByLabel('Opens').first().fill('08:45')
  await hours.getByLabel('Closes').first().fill('')
  await expect(page.getByRole('region', { name: 'Errors' })).toContainText('Hours 1 › Closes', slow)
  await page.getByRole('region', { name: 'Errors' }).getByRole('button').first().click()
  await expect(hours.getByLabel('Closes').first()).toBeFocused()
  await hours.getByLabel('Closes').first().fill('00:00')
  await save(page)
  expect(site.read('practice.yaml')).toMatch(/opens: "?08:45"?\n +closes: "?00:00"?\n/)
  await hours.getByLabel('Closes').first().fill('17:15')
  await save(page)
  expect(site.read('practice.yaml')).toMatch(/opens: "?08:45"?\n +closes: "?17:15"?\n/)
})

test('editor moves sections by keyboard and keeps every line', async ({ page }) => {
  await open(page, alone)
  const down = page.getByRole('group', { name: /^Sections/ }).getByRole('button', { name: /^Move down: 1\./ })
  await down.focus()
  await page.keyboard.press('Enter')
  await save(page)
  const sorted = (text: string) => text.split('\n').sort()
  expect(site.read(alone)).not.toBe(original(alone))
  expect(sorted(site.read(alone))).toEqual(sorted(original(alone)))
})

test('editor toolbar inserts bold and pictures, and undoing leaves no change', async ({ page }) => {
  await open(page, post)
  const text = page.getByLabel('Text', { exact: true })
  const before = await text.inputValue()
  const [paragraph = ''] = before.trim().split('\n\n')
  const [word = ''] = /\b[a-z]{5,}\b/i.exec(paragraph) ?? []
  const start = before.indexOf(word)
  await text.evaluate(
    (box: HTMLTextAreaElement, [from, to]) => {
      box.focus()
      box.setSelectionRange(from!, to!)
    },
    [start, start + word.length],
  )
  await page.getByRole('button', { name: 'Bold', exact: true }).click()
  await expect(text).toHaveValue(before.replace(word, `**${word}**`))
  await page.getByRole('button', { name: 'Bold', exact: true }).click()
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  await expectAccessible(page)
  await dialog.locator('.thumbnails button').first().click()
  await expect(text).toHaveValue(/\n\n\{picture:[\w-]+\}\n/)
  await text.fill(before)
  await expect(page.getByRole('status')).toHaveText('Nothing changed.', slow)
  await page.getByRole('button', { name: 'See all' }).first().click()
  await dialog.locator('.thumbnails button').nth(2).click()
  await save(page)
  const changed = site
    .read(post)
    .split('\n')
    .filter((line) => !original(post).split('\n').includes(line))
  expect(changed).toEqual([expect.stringMatching(/^photo: [\w-]+$/)])
})

test('editor replaces a photo, drops its upright version and keeps its focus', async ({ page }) => {
  const photos = () =>
    parse(site.read('photos/photos.yaml')) as Record<string, { tall?: string; focus?: string }>
  const [name = ''] = Object.entries(photos()).find(([, { tall }]) => tall) ?? []
  await open(page, 'photos/photos.yaml')
  await unfold(page, new RegExp(`^${name}\\b`))
  await page.getByLabel('Focus').selectOption('Left')
  const buffer = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#9fb09a' } })
    .png()
    .toBuffer()
  await page.getByLabel('Replace the picture').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await expect(page.getByLabel('Replace the picture')).toBeVisible(slow)
  await save(page)
  expect(photos()[name]).toMatchObject({ focus: 'left' })
  expect(photos()[name]!.tall).toBeUndefined()
})

test('editor asks a new post for what is missing, marks a draft and discards it', async ({ page }) => {
  await open(page, post)
  await page.getByRole('button', { name: 'New post' }).click()
  await expect(page.getByLabel('Excerpt')).toHaveAccessibleDescription(/fill this in|too short/, slow)
  await page.getByLabel('Draft').check()
  await expect(page.getByRole('button', { name: new RegExp(`${newTitle}.*a draft`) })).toBeVisible(slow)
  await discard(page)
  expect(listFiles(site.content, 'posts')).toEqual(posts)
})

test('editor shows English beside each Spanish field and marks the page as up to date', async ({ page }) => {
  await open(page, english)
  await page.getByLabel('Purpose').fill('Quite another sentence of what this page is for.')
  await save(page)
  await page.getByRole('button', { name: 'Open the Spanish page' }).click()
  const box = page.getByRole('region', { name: 'The other language' })
  await expect(box).toContainText('opening', slow)
  const purpose = page.getByLabel('Purpose')
  const beside = page.locator('.beside', { has: purpose }).getByRole('blockquote')
  await expect(beside).toContainText('Quite another sentence', slow)
  const [left, right] = await Promise.all([beside.boundingBox(), purpose.boundingBox()])
  expect(left!.x + left!.width).toBeLessThanOrEqual(right!.x)
  await purpose.fill('Una frase muy distinta de para qué es esta página.')
  await save(page)
  await box.getByRole('button', { name: 'The Spanish is up to date now' }).click()
  await expect(box).toContainText('up to date with', slow)
  await save(page)
  expect(site.read(spanish)).toContain('purpose: Una frase muy distinta de para qué es esta página.')
})

test('editor shows both versions of a file that something else changed', async ({ page }) => {
  await open(page, 'notices.yaml')
  await page.locator('.form summary').first().click()
  const words = page.locator('.form textarea').first()
  const now = `${site.read('notices.yaml')}# a remark of another hand\n`
  site.write('notices.yaml', now)
  await words.fill(`${await words.inputValue()} And more.`)
  const versions = page.getByRole('region', { name: 'Two versions' })
  await expect(versions.getByLabel('Your version')).toHaveValue(/And more\./, slow)
  await expect(versions.getByLabel('The file now')).toHaveValue(/of another hand/)
  await expectAccessible(page)
  await versions.getByRole('button', { name: 'Go on with the file as it is now' }).click()
  await expect(page.locator('.form summary').first()).toBeVisible(slow)
  expect(site.read('notices.yaml')).toBe(now)
})

test('editor retries a change that did not reach its server', async ({ page }) => {
  await open(page, 'notices.yaml')
  await page.locator('.form summary').first().click()
  const words = page.locator('.form textarea').first()
  await page.route('**/edit/api/update', (route) => route.abort(), { times: 1 })
  await words.fill(`${await words.inputValue()} And more.`)
  await expect(page.getByRole('alert')).toContainText('does not answer', slow)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status')).toHaveText('Saved.', slow)
  expect(site.read('notices.yaml')).toContain('And more.')
})

test('editor brings an earlier version back from the history', async ({ page }) => {
  await open(page, english)
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('button', { name: 'Bring this version back: First version' }).click()
  await expect(page.getByLabel('Purpose')).not.toHaveValue(/Quite another/, slow)
  await save(page)
  expect(site.read(english)).toBe(original(english))
})

test('editor at 390px shows list, words or page, and nothing is wider', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const isNarrow = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await open(page, spanish)
  const purpose = page.getByLabel('Purpose')
  const beside = page.locator('.beside', { has: purpose }).getByRole('blockquote')
  const [above, below] = await Promise.all([beside.boundingBox(), purpose.boundingBox()])
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y)
  await isNarrow()
  await page.getByRole('button', { name: 'All pages' }).click()
  await expectAccessible(page)
  // The lists of this page have entries whose labels only screen readers announce.
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /^Practice/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /^Practice/ })).toBeInViewport()
  await expect(page.locator('iframe')).not.toBeInViewport()
  await expect(page.locator('.form fieldset').first()).toBeVisible(slow)
  await isNarrow()
  await page.getByRole('button', { name: 'The page' }).click()
  await expect(page.locator('iframe')).toBeInViewport()
  await isNarrow()
})
