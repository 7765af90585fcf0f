import { expect, test } from '@playwright/test'
import { copyContent } from '../../src/reading/testing/content-copy.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { editorOver, save, slow, unfold } from './editing.ts'

const original = copyContent()
test.afterAll(original.dispose)
const copy = copyContent()
const editor = editorOver(4424, copy)

const post = 'posts/peptide-therapy.md'

test('buttons write the signs of a text, and what they do not touch stays byte for byte', async ({
  page,
}) => {
  await editor.open(page, post)
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

test('hours are ticked and said as people say them', async ({ page }) => {
  await editor.open(page, 'practice.yaml')
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
  await editor.open(page, post)
  await page.getByRole('button', { name: 'New post' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('Bring Your List to the Visit')
  await page.getByRole('button', { name: 'Make it' }).click()
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(
    'Bring Your List to the Visit',
    slow,
  )
  await page.getByLabel('Draft').check()
  await expect(page.getByRole('button', { name: /Bring Your List.*a draft/ })).toBeVisible(slow)
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('status')).toHaveText('Nothing changed.', slow)
})

test('the page is shown as on a phone', async ({ page }) => {
  await editor.open(page, 'treatments/contrave.yaml')
  await page.getByRole('button', { name: 'As on a phone' }).click()
  const box = await page.locator('iframe').boundingBox()
  expect(box?.width).toBe(390)
})

test('in a window of 768 pixels page and words take turns', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await editor.open(page, 'practice.yaml')
  await expect(page.locator('iframe')).toBeHidden()
  await page.getByRole('button', { name: 'Show the page' }).click()
  await expect(page.locator('iframe')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the words' }).click()
  await expect(page.getByLabel('Short name')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
})

test('on a phone of 390 pixels the list, the words and the page take turns', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await editor.open(page, 'practice.yaml')
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
  await editor.open(page, 'prices.yaml')
  const chosen = page.getByRole('navigation').locator('[aria-current]')
  const ground = () => chosen.evaluate((button) => getComputedStyle(button).backgroundColor)
  const before = await ground()
  await chosen.hover()
  expect(await ground()).toBe(before)
})
