import { expect, test } from '@playwright/test'
import { forms } from '#lib/forms/definitions.ts'
import { manifest } from '../../../tests/specification/site.ts'
import {
  fill,
  formOn,
  formPages,
  mailsWith,
  mailWith,
  sampleOf,
  shown,
  submit,
  wake,
} from './testing/form-helpers.ts'

const names = ['contact', 'newsletter', 'resume'] as const

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const name of names) {
    test(`${name}: ends on its thanks page and is received`, async ({ page }) => {
      const { values, canary } = sampleOf(name)
      await page.goto(formPages[name])
      await fill(formOn(page, name), values)
      const answer = page.waitForResponse((response) => response.request().method() === 'POST')
      await submit(formOn(page, name))
      expect((await answer).status()).toBe(303)
      await expect(page).toHaveURL(forms[name].thanksPath)
      const { text } = await mailWith(canary)
      expect(text).toContain(`Sent from ${formPages[name]}`)
    })
  }

  test('what is wrong is said beside the field, on the same page, with everything as it was typed', async ({
    page,
  }) => {
    const { values, canary } = sampleOf('contact')
    const typed = { ...values, subject: 'x'.repeat(152) }
    await page.goto('/semaglutide')
    const form = formOn(page, 'contact')
    await fill(form, typed)
    await submit(form)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Semaglutide/)
    expect(await shown(form)).toEqual(typed)
    await expect(form.getByText('Subject: shorten it by 2 characters.')).toBeVisible()
    await expect(form.locator('[name=subject]')).toBeFocused()
    await expect(form.locator('[name=subject]')).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByRole('alert')).toBeHidden()

    await fill(form, values)
    await submit(form)
    await expect(page).toHaveURL('/thanks/message')
    await mailWith(canary)
  })
})

test.describe('with JavaScript that has not arrived', () => {
  test.beforeEach(({ page }) => page.route('**/_astro/SiteForm.*.js', () => {}))

  test('the form is sent as plain HTML, and its draft is gone', async ({ page }) => {
    const { values, canary } = sampleOf('contact')
    await page.goto('/contact')
    await fill(formOn(page, 'contact'), values)
    await submit(formOn(page, 'contact'))
    await expect(page).toHaveURL('/thanks/message')
    await mailWith(canary)
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toBe('{}')
  })

  test('a double click is one message', async ({ page }) => {
    const { values, canary } = sampleOf('contact')
    await page.goto('/contact')
    await fill(formOn(page, 'contact'), values)
    await formOn(page, 'contact').locator('button[type=submit]').dblclick()
    await expect(page).toHaveURL('/thanks/message')
    await mailWith(canary)
    await page.waitForTimeout(500)
    expect(await mailsWith(canary)).toHaveLength(1)
  })
})

test('a page that came back with messages wakes up with them, keeps the text, and can be sent', async ({
  page,
}) => {
  const { values, canary } = sampleOf('contact')
  const scripts = '**/_astro/SiteForm.*.js'
  const typed = { ...values, subject: 'x'.repeat(152) }
  await page.route(scripts, () => {})
  await page.goto('/contact')
  await fill(formOn(page, 'contact'), typed)
  await submit(formOn(page, 'contact'))
  await expect(formOn(page, 'contact').locator('[name=subject]')).toBeFocused()
  await page.unroute(scripts)

  const errors: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())))
  page.on('pageerror', (error) => void errors.push(error.message))
  const form = await wake(page, 'contact')
  expect(await shown(form)).toEqual(typed)
  const subject = form.locator('[name=subject]')
  await expect(subject).toHaveAccessibleDescription(/shorten it/)
  await subject.fill(values['subject']!)
  await expect(subject).toHaveAccessibleDescription('')
  await submit(form)
  await expect(form.getByRole('alert')).toHaveText('Message sent successfully!')
  expect(Object.values(await shown(form)).join('')).toBe('')
  await mailWith(canary)
  expect(errors).toEqual([])
})

test('every contact button of a treatment names the treatment', async ({ page, request }) => {
  await page.goto('/contact')
  const names = JSON.parse((await page.locator('[data-treatment-names]').textContent()) ?? '') as object
  const buttons: string[] = []
  for (const address of manifest.pages.filter((one) => Object.hasOwn(names, one.slice(1)))) {
    const [main = ''] = /<main[^]*<\/main>/.exec(await (await request.get(address)).text()) ?? []
    const found = [...main.matchAll(/href="(\/contact[^"]*)"/g)].map(([, href]) => href ?? '')
    // Two pages have a booking button in its place.
    const [button] = found
    if (!button) continue
    expect(button).toBe(`/contact?about=${address.slice(1)}`)
    buttons.push(button)
  }
  expect(buttons.length).toBeGreaterThan(30)
})
