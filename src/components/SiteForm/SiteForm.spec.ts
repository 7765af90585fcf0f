import { expect, test, type Page } from '@playwright/test'
import type { FormName } from '#lib/forms/definitions.ts'
import { forms as english } from '#lib/words/en/forms.ts'
import { expectAccessible } from '../../../tests/helpers/axe.ts'
import { readContent } from '../../../tests/helpers/content.ts'
import {
  fill,
  filled,
  formOn,
  mailWith,
  sampleOf,
  shown,
  submit,
  hydrate,
} from '../../../tests/helpers/forms.ts'

const fields = english.fields.contact

test('form shows that it is sending and does not move', async ({ page }) => {
  const { values, canary } = sampleOf('contact')
  const form = await filled(page, 'contact', values)
  const button = form.locator('button[type=submit]')
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  let posts = 0
  await page.route('**/send-form', async (route) => {
    posts += 1
    await arrived
    await route.continue()
  })
  await button.dblclick()
  await expect(form).toHaveAttribute('aria-busy', 'true')
  await expect(button).toHaveAccessibleName(english.busy)
  await expect(button).toBeFocused()
  await expect(form.locator('[name=message]')).not.toBeEditable()
  await form.locator('[name=subject]').press('Enter')
  arrive()
  await expect(form).toHaveAttribute('aria-busy', 'false')
  await expectSent(page, 'contact')
  await mailWith(canary)
  expect(posts).toBe(1)
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(stored).not.toContain(canary)
})

test('sent form is replaced by what happens next, and a second message has an id of its own', async ({
  page,
}) => {
  await page.goto('/contact')
  const form = await hydrate(page, 'contact')
  const name = form.locator('[name=name]')
  for (const turn of [1, 2]) {
    const { values, canary } = sampleOf('contact')
    await fill(form, values)
    await submit(form)
    await expect(form.getByRole('alert'), `message ${turn}`).toHaveText(english.success.contact)
    await expect(name).toBeHidden()
    await expect(form.getByText(english.next.contact)).toBeVisible()
    await mailWith(canary)
    await form.getByRole('button', { name: english.again }).click()
    await expect(name).toBeFocused()
    expect(Object.values(await shown(form)).join('')).toBe('')
  }
})

test('form sent empty before hydration answers in our words, not the browser’s', async ({ page }) => {
  await page.goto('/contact')
  const form = formOn(page, 'contact')
  await form.evaluate((element: HTMLFormElement) => {
    element.addEventListener('invalid', (event) => {
      if (!event.defaultPrevented) document.title = 'bubble'
    })
    element.requestSubmit()
  })
  await expect(form.locator('[name=name]')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.locator('.field-error:visible').first()).not.toBeEmpty()
  await expect(page).not.toHaveTitle('bubble')
})

test('form can be filled and sent by keyboard alone', async ({ page }) => {
  const { values, canary } = sampleOf('contact')
  await page.goto('/contact')
  await formOn(page, 'contact').locator('[name=name]').focus()
  for (const [name, value] of Object.entries(values)) {
    await expect(page.locator(':focus')).toHaveAttribute('name', name)
    if (name === 'smsConsent') await page.keyboard.press('Space')
    else await page.keyboard.type(value.replaceAll('\n', ' '))
    await page.keyboard.press('Tab')
  }
  // The consent text has two links; then comes the button.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toContainText(english.buttons.contact)
  await page.keyboard.press('Enter')
  await expectSent(page, 'contact')
  await mailWith(canary)
})

test('form draft survives a reload and Back, before and after hydration', async ({ page }) => {
  const { values } = sampleOf('contact')
  await page.goto('/contact')
  await fill(formOn(page, 'contact'), values)
  await page.reload()
  await expect.poll(() => shown(formOn(page, 'contact'))).toEqual(values)
  const form = await hydrate(page, 'contact')
  expect(await shown(form)).toEqual(values)
  await form.locator('[name=subject]').fill('Another subject')
  await page.goto('/')
  await page.goBack()
  await expect.poll(() => shown(formOn(page, 'contact'))).toEqual({ ...values, subject: 'Another subject' })
})

test('form subject from ?about= is no draft and never replaces what was typed', async ({ page }) => {
  const subject = formOn(page, 'contact').locator('[name=subject]')
  for (const id of ['semaglutide', 'BPC-157']) {
    await page.goto(`/contact?about=${id}`)
    await expect(subject).toHaveValue(readContent<{ name: string }>(`treatments/${id}.yaml`).name)
  }
  await hydrate(page, 'contact')
  await subject.fill('My own words')
  for (const about of ['semaglutide', '__proto__']) {
    await page.goto(`/contact?about=${about}`)
    await expect(subject).toHaveValue('My own words')
  }
})

test('form alert on a phone is not hidden by the call bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await submit(await filled(page, 'contact'))
  const alert = formOn(page, 'contact').getByRole('alert')
  await expect(alert).toBeFocused()
  const bar = page.locator('[data-call-bar]')
  await expect(bar).toBeVisible()
  const box = (await alert.boundingBox())!
  expect(box.y + box.height).toBeLessThan((await bar.boundingBox())!.y)
})

test('form field loses its error once corrected, and an untouched field shows none', async ({ page }) => {
  await page.goto('/contact')
  const form = await hydrate(page, 'contact')
  const [name, message] = [form.locator('[name=name]'), form.locator('[name=message]')]
  await form.locator('[name=email]').fill('a at b')
  await message.fill('Hello')
  await submit(form)
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(fields.name.missing)
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(form.locator('[name=email]')).toHaveAccessibleDescription(fields.email.invalid)
  await expectAccessible(page, 'form[data-form=contact]')
  await name.fill('Ada')
  await expect(name).toHaveAccessibleDescription('')
  await expect(name).not.toHaveAttribute('aria-invalid')
  await expect(form.locator('[name=phone]')).toHaveAccessibleDescription(fields.phone.missing)
  await message.fill('')
  await expect(message).toHaveAccessibleDescription('')
})

test('form text past its limit is kept whole and counted', async ({ page }) => {
  await page.goto('/contact')
  const message = (await hydrate(page, 'contact')).locator('[name=message]')
  await message.fill('x'.repeat(5003))
  await expect(message).toHaveValue('x'.repeat(5003))
  const counted = english.length.replace('{length}', '5,003').replace('{most}', '5,000')
  await expect(page.getByText(counted)).toBeVisible()
  const tooLong = english.tooLong.several.replace('{label}', fields.message.label).replace('{count}', '3')
  await expect(message).toHaveAccessibleDescription(tooLong)
  await message.fill('x'.repeat(5000))
  await expect(message).toHaveAccessibleDescription('')
})

test('phone number without a digit is asked about once and then sent', async ({ page }) => {
  const { values, canary } = sampleOf('contact')
  const form = await filled(page, 'contact', { ...values, phone: 'ask my sister' })
  await submit(form)
  await expect(form.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(english.noDigit)
  await submit(form)
  await expectSent(page, 'contact')
  expect((await mailWith(canary)).text).toContain('ask my sister')
})

function expectSent(page: Page, name: FormName): Promise<void> {
  return expect(formOn(page, name).getByRole('alert')).toHaveText(english.success[name])
}
