import { expect, test } from '@playwright/test'
import { type FormName, forms as definitions } from '#lib/forms/definitions.ts'
import { addressIn, type Language } from '#lib/language.ts'
import { forms as english } from '#lib/words/en/forms.ts'
import { forms as spanish } from '#lib/words/es/forms.ts'
import { content } from '../helpers/content.ts'
import { collectPageErrors } from '../helpers/page-errors.ts'
import { fill, formOn, formPages, mailWith, sampleOf, shown, submit, hydrate } from '../helpers/forms.ts'

const languages = { en: english, es: spanish }
const cases = (Object.keys(languages) as Language[]).flatMap((language) =>
  (Object.keys(formPages) as FormName[]).map((name) => ({ language, name })),
)

for (const { language, name } of cases) {
  const words = languages[language]
  const address = addressIn(language, formPages[name])
  const required = definitions[name].fields.filter((field) => field.required)

  test(`${name} form on ${address} is refused while empty, sent as written, and empty again`, async ({
    page,
  }) => {
    const { values, canary } = sampleOf(name)
    await page.goto(address)
    const form = await hydrate(page, name)
    await submit(form)
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(required.length)
    for (const field of required)
      await expect(form.locator(`[name=${field.name}]`)).toHaveAccessibleDescription(
        new RegExp(`${RegExp.escape(missing(words, name, field.name))}$`),
      )
    await fill(form, values)
    await submit(form)
    const alert = form.getByRole('alert')
    await expect(alert).toHaveText(words.success[name])
    await expect(alert).toBeFocused()
    expect(Object.values(await shown(form)).join('')).toBe('')
    await expectReceived(canary, values, address)
  })

  test(`${name} form on ${address} that cannot be sent says so, gives the phone number and keeps its text`, async ({
    page,
    context,
  }) => {
    const { values } = sampleOf(name)
    await page.goto(address)
    const form = await hydrate(page, name)
    await fill(form, values)
    await context.setOffline(true)
    await submit(form)
    const alert = form.getByRole('alert')
    await expect(alert).toContainText(words.failure[name].replace('{reason}', '').trim())
    await expect(form.locator('a[href^="tel:"]').first()).toBeVisible()
    expect(await shown(form)).toEqual(values)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`${name} form on ${address} is refused beside the field, then sent`, async ({ page }) => {
      const { values, canary } = sampleOf(name)
      await page.goto(address)
      // The browser itself checks what is missing or malformed, so the server refuses a length.
      const field =
        definitions[name].fields.find(({ type }) => type === 'text') ?? definitions[name].fields[0]!
      const tooLong = { ...values, [field.name]: overlong(field.type, field.maxLength) }
      await fill(formOn(page, name), tooLong)
      await submit(formOn(page, name))
      await expect(formOn(page, name).locator(`[name=${field.name}]`)).toHaveAttribute('aria-invalid', 'true')
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
      expect(await shown(formOn(page, name))).toEqual(tooLong)

      await fill(formOn(page, name), values)
      const answer = page.waitForResponse((response) => response.request().method() === 'POST')
      await submit(formOn(page, name))
      expect((await answer).status()).toBe(303)
      await expect(page).toHaveURL(addressIn(language, definitions[name].thanksPath))
      await expectReceived(canary, values, address)
    })
  })
}

function missing(words: typeof english, name: FormName, field: string): string {
  return (words.fields[name] as Record<string, { missing: string }>)[field]!.missing
}

function overlong(type: string, most: number): string {
  return type === 'email' ? `${'x'.repeat(most)}@example.com` : 'x'.repeat(most + 2)
}

async function expectReceived(
  canary: string,
  { smsConsent, ...typed }: Record<string, string>,
  address: string,
): Promise<void> {
  const { headers, text } = await mailWith(canary)
  expect(headers['to']).toEqual([content().practice.email])
  expect(headers['reply-to']).toEqual([typed['email'] ?? typed['user_email'] ?? typed['subscriber_email']])
  for (const value of Object.values(typed)) expect(text).toContain(value)
  if (smsConsent) expect(text).toContain('I agree to receive text messages: yes')
  expect(text).toContain(`Sent from ${address}`)
}

test('form rendered again by the server hydrates with what was typed', async ({ page }) => {
  const errors = collectPageErrors(page)
  await page.goto('/contact')
  const values = { ...sampleOf('contact').values, subject: overlong('text', 150) }
  await fill(formOn(page, 'contact'), values)
  // Like a form that is sent before any script has loaded.
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await formOn(page, 'contact').evaluate((form: HTMLFormElement) =>
    HTMLFormElement.prototype.submit.call(form),
  )
  expect((await answer).status()).toBe(422)
  expect(await shown(await hydrate(page, 'contact'))).toEqual(values)
  expect(errors.filter((one) => !one.includes('422'))).toEqual([])
})
