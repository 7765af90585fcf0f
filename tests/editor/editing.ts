import { expect, type Page } from '@playwright/test'

/** What every test of the editor does: open a file, save, open a price. */

export async function openFile(page: Page, origin: string, file: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(`${origin}/edit#${file}`)
  await expect(page.getByRole('status')).toHaveText('Nothing changed.', { timeout: 90_000 })
}

export async function save(page: Page): Promise<void> {
  await expect(page.getByRole('status')).toContainText('Not saved yet', { timeout: 60_000 })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status')).toHaveText('Saved.', { timeout: 60_000 })
}

/** Unfolds an entry of a register, such as one of the prices. */
export async function unfold(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('main').getByRole('button', { name }).click()
}
