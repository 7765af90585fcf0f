import { expect, test } from '@playwright/test'
import { hiddenFields } from '#lib/forms/hidden-fields.ts'
import { forms as english } from '#lib/words/en/forms.ts'
import { fill, filled, formOn, mailWith, sampleOf, submit, wake } from './testing/form-helpers.ts'

test('a hand that autofill made quick is not taken for a program', async ({ page }) => {
  const { values, canary } = sampleOf('newsletter')
  await page.goto('/')
  const token = page.waitForResponse('**/api/form-token')
  const form = await wake(page, 'newsletter')
  await token
  await fill(form, values)
  await submit(form)
  await expect(form.getByRole('alert')).toHaveText(english.success.newsletter)
  await mailWith(canary)
})

test('a message whose trap was filled, as by a password manager, arrives with a mark', async ({ page }) => {
  const { values, canary } = sampleOf('contact')
  const form = await filled(page, 'contact', values)
  const trap = form.locator(`[name=${hiddenFields.honeypot}]`)
  await expect(form.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0)
  await trap.evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'))
  await submit(form)
  await expect(form.getByRole('alert')).toHaveText(english.success.contact)
  const { headers } = await mailWith(canary)
  expect(headers['subject']?.[0]).toMatch(/^\[Maybe spam\] /)
})

test('the trap is out of reach of browsers and password managers', async ({ page }) => {
  await page.goto('/contact')
  const trap = formOn(page, 'contact').locator(`[name=${hiddenFields.honeypot}]`)
  await expect(trap).toHaveAttribute('autocomplete', 'off')
  // Neither fills a field that cannot be edited.
  await expect(trap).not.toBeEditable()
})
