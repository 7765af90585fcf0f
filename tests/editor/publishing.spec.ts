import { execFileSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { contentRepository } from '../../editor/testing/repository.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { editorOver, save, slow, unfold } from './editing.ts'

const site = contentRepository()
const editor = editorOver(4423, { root: site.content, dispose: site.dispose })

test('publishing says what is missing, until it is set up', async ({ page }) => {
  await editor.open(page, 'launch.yaml')
  await page.getByRole('button', { name: 'Publish…' }).click()
  await expect(page.getByRole('dialog')).toContainText('Nothing says where a change goes', slow)
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Publishing', exact: true }).click()
  const publishing = page.getByRole('group', { name: 'Publishing' })
  await publishing.getByRole('button', { name: 'Fill in: Send to (remote and branch)' }).click()
  await publishing.getByRole('textbox', { name: 'Send to (remote and branch)' }).fill('origin main')
  await save(page)
})

test('a saved price is published under words that say what changed', async ({ page }) => {
  await editor.open(page, 'prices.yaml')
  await unfold(page, /^Contrave/)
  await page.getByLabel('Amount').fill('160')
  await expect(page.getByRole('button', { name: 'Publish…' })).toBeDisabled()
  await save(page)
  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Contrave: $150 becomes $160, on 4 pages', slow)
  await expect(dialog).toContainText('It is sent to origin, branch main.')
  await expectAccessible(page)
  await dialog.getByLabel('Its name in the history').fill('Contrave costs $160 from now on')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog).toContainText('Published.', slow)
  const sent = execFileSync('git', ['-C', site.remote, 'log', '-1', '--format=%s', 'main'], {
    encoding: 'utf8',
  })
  expect(sent.trim()).toBe('Contrave costs $160 from now on')
  expect(site.git('status', '--porcelain')).toBe('')
})

test('an earlier version is looked at, and comes back when it is saved', async ({ page }) => {
  await editor.open(page, 'prices.yaml')
  await page.getByRole('button', { name: 'History' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Contrave costs $160 from now on' }).click()
  await expect(dialog).toContainText('The file says this now.', slow)
  await dialog.getByRole('button', { name: 'First version' }).click()
  await expect(dialog).toContainText('Contrave: $160 becomes $150, on 4 pages', slow)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Bring this version back' }).click()
  await save(page)
  expect(site.read('prices.yaml')).toMatch(/^contrave:\n(?: {2}.*\n)*? {2}amount: 15000$/m)
})
