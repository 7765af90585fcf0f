import { expect, test } from '@playwright/test'
import { filled, formOn, submit } from './testing/form-helpers.ts'

test('an empty form pressed at once answers in our words, before its island is awake', async ({ page }) => {
  // The island never comes.
  await page.route('**/_astro/SiteForm.[!b]*.js', (route) => route.abort())
  await page.goto('/contact')
  const form = formOn(page, 'contact')
  const name = form.getByLabel('Name', { exact: true })
  await expect(async () => {
    await submit(form)
    await expect(name).toHaveAccessibleDescription('Enter your name.', { timeout: 1000 })
  }).toPass()
  await expect(name).toBeFocused()
  await expect(form.getByLabel('Phone')).toHaveAccessibleDescription('Enter your phone number.')
})

test('what was sent gives way to what happens next, and comes back for another', async ({ page }) => {
  const form = await filled(page, 'contact')
  await submit(form)
  await expect(form.getByRole('alert')).toHaveText('Message sent successfully!')
  await expect(form.getByLabel('Name', { exact: true })).toBeHidden()
  await expect(form.getByText('A person reads your message')).toBeVisible()
  await form.getByRole('button', { name: 'Write another' }).click()
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('')
})

test('a failure says what to do and the number to call', async ({ page }) => {
  const form = await filled(page, 'contact')
  await page.route('**/api/v1.0/email/**', (route) => route.fulfill({ status: 500, body: 'Out of order' }))
  await submit(form)
  await expect(form.getByRole('alert')).toContainText('Failed to send message.')
  await expect(form.getByRole('alert')).toContainText('send it again in a minute')
  await expect(form.getByRole('alert').locator('a[href^="tel:"]')).toBeVisible()
})
