import { expect, test } from '@playwright/test'
import { expectAccessible } from '../helpers/axe.ts'
import { contentRepository } from '../../editor/testing/content-repository.ts'
import { editorOver, save, slow, unfold } from '../editing.ts'

const site = contentRepository()
site.publishTo('origin main')
test.afterAll(site.dispose)
const open = editorOver(site.content)

test('editor takes a price in dollars, shows it, saves one line and publishes', async ({ page }) => {
  const { name } = site.price()
  const before = site.read('prices.yaml').split('\n')
  await open(page, 'prices.yaml')
  await unfold(page, new RegExp(`^${name}`))
  await page.getByLabel('Amount').fill('')
  await expect(page.getByLabel('Amount')).toHaveAccessibleDescription(/fill this in\s.*In dollars/, slow)
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  await page.getByLabel('Amount').fill('987')
  await expect(page.frameLocator('iframe').getByText('$987').first()).toBeVisible(slow)
  await save(page)
  const after = site.read('prices.yaml').split('\n')
  expect(after.filter((line, index) => line !== before[index])).toEqual(['  amount: 98700'])

  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await expect(dialog).toContainText('becomes $987', slow)
  await expect(dialog).toContainText('It is sent to origin, branch main.')
  await expectAccessible(page)
  await dialog.getByLabel('Its name in the history').fill('It costs $987 from now on')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published.', { exact: true })).toBeVisible(slow)
  await expect(dialog).toBeHidden()
  expect(site.sent()[0]).toBe('It costs $987 from now on')
  expect(site.git('status', '--porcelain')).toBe('')
})
