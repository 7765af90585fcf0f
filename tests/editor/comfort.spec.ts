import { expect, test } from '@playwright/test'
import { startEditor } from '../../editor/testing/start-editor.ts'
import { copyContent } from '../../src/reading/testing/content-copy.ts'
import { expectAccessible } from '../axe.ts'
import { openFile, save, unfold } from './editing.ts'

test.describe.configure({ mode: 'serial', timeout: 240_000 })

const original = copyContent()
const copy = copyContent()
let editor: Awaited<ReturnType<typeof startEditor>>
test.beforeAll(async () => {
  editor = await startEditor(4424, copy.root)
})
test.afterAll(() => {
  editor?.stop()
  original.dispose()
  copy.dispose()
})

const post = 'posts/peptide-therapy.md'
const slow = { timeout: 90_000 }

test('buttons write the signs of a text, and what they do not touch stays byte for byte', async ({
  page,
}) => {
  await openFile(page, editor.origin, post)
  const text = page.getByLabel('Text', { exact: true })
  const before = await text.inputValue()
  const select = (words: string) =>
    text.evaluate((box: HTMLTextAreaElement, wanted) => {
      const start = box.value.indexOf(wanted)
      box.focus()
      box.setSelectionRange(start, start + wanted.length)
    }, words)
  const [word = ''] = /[A-Z]\w{4,}/.exec(before) ?? []
  await select(word)
  await page.getByRole('button', { name: 'Bold', exact: true }).click()
  await expect(text).toHaveValue(before.replace(word, `**${word}**`))
  await expectAccessible(page, '.markdown')
  await save(page)
  expect(copy.read(post)).toBe(original.read(post).replace(before, before.replace(word, `**${word}**`)))
  await select(`**${word}**`)
  await page.getByRole('button', { name: 'Bold', exact: true }).click()
  await save(page)
  expect(copy.read(post)).toBe(original.read(post))
  for (const [name, sign] of [
    ['Heading', '## '],
    ['List', '- '],
    ['Link', '['],
  ] as const) {
    await select(word)
    await page.getByRole('button', { name, exact: true }).click()
    expect((await text.inputValue()).length).toBeGreaterThan(before.length)
    expect(await text.inputValue()).toContain(`${sign}${word}`)
    await text.fill(before)
  }
  await expect(page.getByRole('status')).toHaveText('Nothing changed.', slow)
})

test('a picture is put below the paragraph one stands in, seen there, and taken back without a trace', async ({
  page,
}) => {
  await openFile(page, editor.origin, post)
  const text = page.getByLabel('Text', { exact: true })
  const before = await text.inputValue()
  const [, paragraph = ''] = before.trim().split('\n\n')
  await text.evaluate((box: HTMLTextAreaElement, words) => {
    box.focus()
    box.setSelectionRange(box.value.indexOf(words) + 3, box.value.indexOf(words) + 3)
  }, paragraph)
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'contact', exact: true }).click()
  await expect(dialog).toBeHidden()
  const after = before.replace(paragraph, `${paragraph}\n\n{picture:contact}`)
  await expect(text).toHaveValue(after)
  await save(page)
  expect(copy.read(post)).toBe(original.read(post).replace(before, after))
  const words = page.frameLocator('iframe').locator('article').getByText(paragraph.slice(0, 40))
  const shown = words.locator('xpath=following::img[1]')
  await expect(shown).toHaveAttribute('src', /contact/, slow)
  await text.press('ControlOrMeta+z')
  await expect(text).toHaveValue(before)
  await save(page)
  expect(copy.read(post)).toBe(original.read(post))
})

test('a legal text has no button for pictures', async ({ page }) => {
  await openFile(page, editor.origin, 'legal/privacy-policy.md')
  await expect(page.getByRole('button', { name: 'Bold', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Picture', exact: true })).toHaveCount(0)
})

test('a photo is chosen by its picture', async ({ page }) => {
  await openFile(page, editor.origin, post)
  // The pictures between its headings have choices of their own, further down.
  await page.getByRole('button', { name: 'See all' }).first().click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'contact', exact: true }).click()
  await expect(page.getByLabel('Photo', { exact: true }).first()).toHaveValue('contact')
  await page.getByLabel('Photo', { exact: true }).first().selectOption('blog-men-heart')
  await page.getByRole('button', { name: 'See all' }).first().click()
  await expect(dialog.getByRole('button', { name: 'blog-men-heart' })).toHaveAttribute('aria-pressed', 'true')
  await dialog.getByRole('button', { name: 'Close' }).click()
  page.once('dialog', (asked) => void asked.accept())
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('status')).toHaveText('Nothing changed.', slow)
})

test('hours are ticked and said as people say them', async ({ page }) => {
  await openFile(page, editor.origin, 'practice.yaml')
  await unfold(page, /^1\. Monday, Tuesday/)
  const hours = page.getByRole('group', { name: /^Hours/ })
  await hours.getByRole('checkbox', { name: 'Saturday' }).uncheck()
  await hours.getByLabel('Opens').fill('8:30 am')
  await hours.getByLabel('Closes').fill('late')
  await expect(page.getByRole('region', { name: 'To mend' })).toContainText('Hours 1 › Closes', slow)
  await hours.getByLabel('Closes').fill('5 pm')
  await page
    .getByRole('group', { name: 'Closed', exact: true })
    .getByRole('checkbox', { name: 'Saturday' })
    .check()
  await expectAccessible(page)
  await save(page)
  expect(copy.read('practice.yaml')).toContain('days: [monday, tuesday, wednesday, thursday, friday]')
  expect(copy.read('practice.yaml')).toMatch(/opens: "?08:30"?\n +closes: "?17:00"?\n/)
  expect(copy.read('practice.yaml')).toContain('closed: [saturday, sunday]')
})

test('a new post is previewed from the start, and the list says that a draft waits', async ({ page }) => {
  await openFile(page, editor.origin, post)
  await page.getByRole('button', { name: 'New post' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('Bring Your List to the Visit')
  await page.getByRole('button', { name: 'Make it' }).click()
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(
    'Bring Your List to the Visit',
    slow,
  )
  await page.getByLabel('Draft').check()
  await expect(page.getByRole('button', { name: /Bring Your List.*a draft/ })).toBeVisible(slow)
  page.once('dialog', (asked) => void asked.accept())
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('status')).toHaveText('Nothing changed.', slow)
})

test('the page is shown as on a phone', async ({ page }) => {
  await openFile(page, editor.origin, 'treatments/contrave.yaml')
  await page.getByRole('button', { name: 'As on a phone' }).click()
  const box = await page.locator('iframe').boundingBox()
  expect(box?.width).toBe(390)
})

test('on a phone of 390 pixels the list, the words and the page take turns', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openFile(page, editor.origin, 'practice.yaml')
  await expect(page.getByLabel('Short name')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('button', { name: 'All pages' }).click()
  await expectAccessible(page)
  await page.getByRole('navigation').getByRole('button', { name: 'Testimonials', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Testimonials')
  await page.getByRole('button', { name: 'Show the page' }).click()
  await expect(page.locator('iframe')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('the chosen entry stays readable under the pointer', async ({ page }) => {
  await openFile(page, editor.origin, 'prices.yaml')
  const chosen = page.getByRole('navigation').locator('[aria-current]')
  const ground = () => chosen.evaluate((button) => getComputedStyle(button).backgroundColor)
  const before = await ground()
  await chosen.hover()
  expect(await ground()).toBe(before)
})
