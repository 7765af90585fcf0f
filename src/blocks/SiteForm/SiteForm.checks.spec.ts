import { expect, test } from '@playwright/test'
import { forms as english } from '#lib/words/en/forms.ts'
import { expectAccessible } from '../../../tests/axe.ts'
import { fill, filled, mailWith, sampleOf, submit, wake } from './testing/form-helpers.ts'

test('what is missing is said in our words, linked to its field, and goes when it is mended', async ({
  page,
}) => {
  await page.goto('/contact')
  const form = await wake(page, 'contact')
  await form.locator('[name=email]').fill('a at b')
  await form.locator('[name=message]').fill('Hello')
  await submit(form)

  const name = form.getByLabel('Name', { exact: true })
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Enter your name.')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(
    'Enter an email address like name@example.com.',
  )
  await expect(form.getByLabel('Phone')).toHaveAccessibleDescription('Enter your phone number.')
  await expect(form.getByLabel('I agree')).toHaveAccessibleDescription(
    /Tick the box to agree to text messages\.$/,
  )
  await expect(form.getByLabel('Message', { exact: true })).toHaveAccessibleDescription('')
  await expect(form.getByRole('alert')).toBeHidden()

  await name.fill('Ada')
  await expect(name).toHaveAccessibleDescription('')
  await expect(name).not.toHaveAttribute('aria-invalid')
  await expect(form.getByLabel('Phone')).toHaveAccessibleDescription('Enter your phone number.')
  // A field that was not complained of is left in peace.
  await form.getByLabel('Message', { exact: true }).fill('')
  await expect(form.getByLabel('Message', { exact: true })).toHaveAccessibleDescription('')
})

test('text past a limit is kept whole, counted, and said at once', async ({ page }) => {
  await page.goto('/contact')
  const form = await wake(page, 'contact')
  const message = form.getByLabel('Message', { exact: true })
  await message.fill('x'.repeat(3999))
  await expect(form.getByText('of 5,000 characters')).toHaveCount(0)
  await message.fill('x'.repeat(5003))
  await expect(message).toHaveValue('x'.repeat(5003))
  await expect(form.getByText('5,003 of 5,000 characters')).toBeVisible()
  await expect(message).toHaveAccessibleDescription('Message: shorten it by 3 characters.')
  await message.fill('x'.repeat(5000))
  await expect(message).toHaveAccessibleDescription('')
  await expect(form.getByText('5,000 of 5,000 characters')).toBeVisible()
})

test('phone and email are taken as the browser takes them', async ({ page }) => {
  const { values, canary } = sampleOf('contact')
  const form = await filled(page, 'contact', { ...values, phone: '555-0142', email: 'a@b' })
  await submit(form)
  await expect(form.getByRole('alert')).toHaveText(english.success.contact)
  await mailWith(canary)
})

test('no violation of the accessibility rules with messages and with the alert', async ({ page }) => {
  const { values } = sampleOf('contact')
  await page.goto('/contact')
  const form = await wake(page, 'contact')
  await submit(form)
  await expect(form.getByText('Enter your name.')).toBeVisible()
  await expectAccessible(page, 'form[data-form=contact]')
  await fill(form, values)
  await submit(form)
  await expect(form.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'form[data-form=contact]')
})
