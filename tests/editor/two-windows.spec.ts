import { spawnSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { root } from '../../build/run.ts'
import { copyContent } from '../../src/reading/testing/content-copy.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { editorOver, save, unfold } from './editing.ts'

const copy = copyContent()
const editor = editorOver(4421, copy)

test('two windows over one file: the second is shown both versions, and both are kept', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await editor.open(page, 'prices.yaml')
  await editor.open(other, 'prices.yaml')
  await unfold(page, /^Contrave/)
  await page.getByLabel('Amount').fill('160')
  await expect(page.getByRole('status')).toContainText('Not saved yet')
  await unfold(other, /^Calocurb/)
  await other.getByLabel('Amount').fill('95')
  const versions = other.getByRole('region', { name: 'Two versions' })
  const contrave = versions.getByRole('group', { name: 'Contrave › Amount' })
  await expect(contrave.getByRole('radio', { name: /Here \$150/ })).not.toBeChecked({ timeout: 60_000 })
  await expect(contrave.getByRole('radio', { name: /Elsewhere \$160/ })).toBeChecked()
  await expect(
    versions.getByRole('group', { name: 'Calocurb › Amount' }).getByRole('radio', { name: /Here \$95/ }),
  ).toBeChecked()
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Go on with these' }).click()
  await save(other)
  expect(copy.read('prices.yaml')).toMatch(/^contrave:\n(?: {2}.*\n)*? {2}amount: 16000$/m)
  expect(copy.read('prices.yaml')).toMatch(/^calocurb:\n(?: {2}.*\n)*? {2}amount: 9500$/m)
})

const elsewhere = 'Told elsewhere, in so many words that nobody can say they are too few.'

test('words that were typed and left at once lead back to their file', async ({ page }) => {
  await editor.open(page, 'posts/peptide-therapy.md')
  await expect(page.getByLabel('Excerpt')).toBeVisible()
  const told = copy.read('posts/peptide-therapy.md').replace(/^excerpt: .*$/m, `excerpt: ${elsewhere}`)
  copy.write('posts/peptide-therapy.md', told)
  await expect(
    page.getByRole('navigation').getByRole('button', { name: 'Testimonials', exact: true }),
  ).toBeVisible()
  // Within one moment, before the keys have rested.
  await page.getByLabel('Excerpt').evaluate((box: HTMLTextAreaElement) => {
    box.select()
    document.execCommand('insertText', false, 'Typed here, in a hurry, and not to be lost.')
    const others = [...document.querySelectorAll<HTMLElement>('nav li button')]
    others.find((button) => button.textContent === 'Testimonials')!.click()
  })
  const versions = page.getByRole('region', { name: 'Two versions' })
  await expect(versions).toContainText('Typed here, in a hurry', { timeout: 60_000 })
  await expect(versions).toContainText(elsewhere)
  await versions.getByRole('radio', { name: /Elsewhere/ }).check()
  await page.getByRole('button', { name: 'Go on with these' }).click()
  await expect(page.getByLabel('Excerpt')).toHaveValue(elsewhere)
  copy.restore()
})

test('a save is undone by one click, and done again by the next', async ({ page }) => {
  await editor.open(page, 'prices.yaml')
  await unfold(page, /^Contrave/)
  await page.getByLabel('Amount').fill('170')
  await save(page)
  await page.getByRole('button', { name: 'Undo the last save' }).click()
  await expect(page.getByRole('status')).toHaveText('The last save is taken back.', { timeout: 60_000 })
  await unfold(page, /^Contrave/)
  await expect(page.getByLabel('Amount')).toHaveValue('160')
  expect(copy.read('prices.yaml')).toContain('amount: 16000')
  await page.getByRole('button', { name: 'Save it again after all' }).click()
  await expect(page.getByRole('status')).toHaveText('Saved again.', { timeout: 60_000 })
  expect(copy.read('prices.yaml')).toContain('amount: 17000')
})

test('a second editor over the same folder says so and stops', () => {
  const { status, stderr } = spawnSync('node', ['scripts/edit.ts'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...process.env, PORT: '4422', EDIT_DIR: copy.root },
  })
  expect(status).toBe(1)
  expect(stderr).toContain(`is open in another editor already: ${editor.origin()}/edit`)
})
