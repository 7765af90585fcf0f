import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root, run } from '../../build/run.ts'
import { listFiles } from '../../src/reading/source.ts'
import { copyContent } from '../../src/reading/testing/content-copy.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { manifest, specificationSite } from '../specification/site.ts'
import { editorOver, save, slow, unfold } from './editing.ts'

const original = copyContent()
test.afterAll(original.dispose)
const copy = copyContent()
const editor = editorOver(4419, copy)

/** The lines of a file that differ from what they were. */
function changedLines(file: string): string[] {
  const before = original.read(file).split('\n')
  const after = copy.read(file).split('\n')
  expect(after.length).toBe(before.length)
  return after.filter((line, index) => line !== before[index])
}

test('a price: typed in dollars, shown before it is saved, and one line of one file', async ({ page }) => {
  await editor.open(page, 'prices.yaml')
  await unfold(page, /^Contrave/)
  await page.getByLabel('Amount').fill('160')
  await expect(page.frameLocator('iframe').getByText('$160 per 30 days').first()).toBeVisible(slow)
  await expectAccessible(page)
  expect(changedLines('prices.yaml')).toEqual([])
  await save(page)
  expect(changedLines('prices.yaml')).toEqual(['  amount: 16000'])
  // What was open stays open.
  await expect(page.getByLabel('Amount')).toHaveValue('160')
})

test('what is wrong stands beside its field and in a list that leads there, and can be taken back', async ({
  page,
}) => {
  await editor.open(page, 'prices.yaml')
  await unfold(page, /^Contrave/)
  await page.getByLabel('Amount').fill('cheap')
  await expect(page.getByLabel('Amount')).toHaveAccessibleDescription(
    /must be a number\s.*In dollars, such as 99/,
  )
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  // From another file the list leads back, and opens what is folded.
  await page.getByRole('navigation').getByRole('button', { name: 'Contrave', exact: true }).click()
  await page
    .getByRole('region', { name: 'To mend' })
    .getByRole('button', { name: /Amount/ })
    .click()
  await expect(page.getByLabel('Amount')).toBeFocused()
  await expect(page.getByLabel('Amount')).toHaveValue('cheap')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('status')).toHaveText('Nothing changed.')
  expect(changedLines('prices.yaml')).toEqual(['  amount: 16000'])
})

test('the phone number', async ({ page }) => {
  await editor.open(page, 'practice.yaml')
  const phone = page.getByRole('group', { name: 'Phone' })
  await phone.getByLabel('Number as people read it').fill('(352) 326-4410')
  await phone.getByLabel('Number that phones dial').fill('+13523264410')
  await save(page)
  expect(changedLines('practice.yaml')).toEqual(['  display: (352) 326-4410', '  href: "+13523264410"'])
})

const paragraph = 'This paragraph was written in the editor.'

test('a paragraph of a post', async ({ page }) => {
  await editor.open(page, 'posts/peptide-therapy.md')
  const text = page.getByLabel('Text', { exact: true })
  const lines = (await text.inputValue()).split('\n')
  lines[lines.findIndex((line) => /^[A-Z]/.test(line))] = paragraph
  await text.fill(lines.join('\n'))
  await save(page)
  expect(changedLines('posts/peptide-therapy.md')).toEqual([paragraph])
})

test('sections in another order, by keyboard alone', async ({ page }) => {
  await editor.open(page, 'treatments/contrave.yaml')
  const down = page.getByRole('group', { name: /^Sections/ }).getByRole('button', { name: /^Move down: 1\./ })
  await down.focus()
  await page.keyboard.press('Enter')
  await save(page)
  const sorted = (text: string) => text.split('\n').sort()
  expect(copy.read('treatments/contrave.yaml')).not.toBe(original.read('treatments/contrave.yaml'))
  expect(sorted(copy.read('treatments/contrave.yaml'))).toEqual(
    sorted(original.read('treatments/contrave.yaml')),
  )
})

test('a new post, from an empty form', async ({ page }) => {
  await editor.open(page, 'posts/peptide-therapy.md')
  await page.getByRole('button', { name: 'New post' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('Bring Your List to the Visit')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Make it' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bring Your List to the Visit')
  await page
    .getByLabel('Excerpt')
    .fill('A short list of medicines and questions saves half of a visit, so write it down.')
  await page.getByLabel('Photo').selectOption('contact')
  const head = page.getByRole('group', { name: 'In search results' })
  await head.getByLabel('Title').fill('Bring Your List to the Visit | Our Blog')
  await head
    .getByLabel('Description')
    .fill('What to write down before a visit, from medicines to questions, and why it helps.')
  await page.getByRole('button', { name: /^1\. / }).click()
  const source = page.getByRole('group', { name: /^Sources/ })
  const writtenAs = source.getByLabel('Written as')
  const ownWork = writtenAs.getByRole('option', { name: /^Title/ })
  await writtenAs.selectOption(await ownWork.getAttribute('value'))
  await source.getByLabel('Title').fill('Questions to ask')
  await source.getByLabel('Publisher').fill('AHRQ')
  await source.getByLabel('Year').fill('2026')
  await source.getByLabel('Kind', { exact: true }).selectOption('guideline')
  await source.getByRole('button', { name: 'Web address', exact: true }).click()
  await source.getByRole('textbox', { name: 'Web address' }).fill('https://www.ahrq.gov/questions')
  await page.getByLabel('Text', { exact: true }).fill('Most people think of it on the way home.')
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(
    'Bring Your List to the Visit',
    slow,
  )
  await save(page)
  expect(copy.read('posts/bring-your-list-to-the-visit.md')).toContain('on the way home.')
})

test('a post deleted, and brought back', async ({ page }) => {
  await editor.open(page, 'posts/does-the-labia-really-matter.md')
  await page.getByRole('button', { name: 'Delete this page' }).click()
  await expect(page.getByRole('status')).toHaveText(/Not saved yet: Does the Labia Really Matter/)
  await page.getByRole('button', { name: /will be deleted/ }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('status')).toHaveText('Nothing changed.')
})

test('built again, every page that showed the old values shows the new ones', async () => {
  const siteDir = '.cache/site-edited'
  await run('node', ['scripts/build.ts'], {
    SITE_DIR: siteDir,
    CONTENT_DIR: copy.root,
    PRECOMPRESS: 'no',
  })
  /** A page's markup, and its words alone: a price is drawn in several elements. */
  const pageIn = (folder: string, address: string) => {
    const path = join(root, folder, 'public', address === '/' ? 'index.html' : `${address}.html`)
    const html = readFileSync(path, 'utf8')
    return `${html}\n${html.replaceAll(/<[^>]+>/g, '')}`
  }
  for (const [old, fresh, least] of [
    ['$150 per 30 days', '$160 per 30 days', 3],
    ['(352) 555-0142', '(352) 326-4410', manifest.pages.length],
    ['+13525550142', '+13523264410', manifest.pages.length],
  ] as const) {
    const showing = manifest.pages.filter((address) => pageIn(specificationSite, address).includes(old))
    expect(showing.length, old).toBeGreaterThanOrEqual(least)
    expect(showing.filter((address) => !pageIn(siteDir, address).includes(fresh))).toEqual([])
    expect(manifest.pages.filter((address) => pageIn(siteDir, address).includes(old))).toEqual([])
  }
  expect(pageIn(siteDir, '/blog/peptide-therapy')).toContain(paragraph)
  expect(pageIn(siteDir, '/blog')).toContain('/blog/bring-your-list-to-the-visit')
  // And nothing of the editor itself.
  expect(listFiles(join(root, siteDir), '').filter((file) => /edit(?:or)?\b/i.test(file))).toEqual([])
})

test('the editor asked nothing of any other machine', () => {
  expect(editor.elsewhere).toEqual([])
})

test('the editor is no part of a built site', async ({ request }) => {
  expect((await request.get('/edit')).status()).toBe(404)
  expect((await request.get('/edit/api/state')).status()).toBe(404)
})
