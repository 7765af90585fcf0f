import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { parse } from 'yaml'
import { listFiles } from '../../src/reading/source.ts'
import { copyContent } from '../../src/reading/testing/content-copy.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { editorOver, save, slow } from './editing.ts'

const original = copyContent()
test.afterAll(original.dispose)
const copy = copyContent()
const editor = editorOver(4429, copy)

const post = 'posts/peptide-therapy.md'

test('a photo: its focus by a click on the picture, and a new one from this computer', async ({ page }) => {
  await editor.open(page, 'photos/photos.yaml')
  await page.getByRole('button', { name: /^careers/ }).click()
  const picture = page.getByRole('group', { name: /^Focus/ })
  const { width, height } = (await picture.boundingBox())!
  await picture.click({ position: { x: width / 6, y: height / 2 } })
  await expect(picture.getByRole('radio', { name: 'left' })).toBeChecked()
  await expectAccessible(page)
  await save(page)
  const careersIn = ({ read }: typeof copy) => parse(read('photos/photos.yaml')).careers
  expect(careersIn(copy)).toEqual({ ...careersIn(original), focus: 'left' })

  const buffer = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#9fb09a' } })
    .png()
    .toBuffer()
  await page
    .getByLabel('Add a photo')
    .setInputFiles({ name: 'Front garden.png', mimeType: 'image/png', buffer })
  const words = page.getByLabel(/^What it shows/)
  await expect(words.last()).toHaveAccessibleDescription(/must say what is shown/)
  await words.last().fill('A garden of pale stones in front of the house')
  await expect(page.getByRole('status')).toContainText('Not saved yet')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('status')).toHaveText('Nothing changed.')
  expect(listFiles(copy.root, 'photos')).toEqual(listFiles(original.root, 'photos'))
  expect(editor.elsewhere).toEqual([])
})

test('a picture is put below the paragraph one stands in, seen there, and taken back without a trace', async ({
  page,
}) => {
  await editor.open(page, post)
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
  await editor.open(page, 'legal/privacy-policy.md')
  await expect(page.getByRole('button', { name: 'Bold', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Picture', exact: true })).toHaveCount(0)
})

test('a photo is chosen by its picture', async ({ page }) => {
  await editor.open(page, post)
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
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('status')).toHaveText('Nothing changed.', slow)
})
