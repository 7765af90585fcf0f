import { expect, type Locator, test } from '@playwright/test'
import { addressIn } from '#lib/language.ts'
import { forms as definitions } from '#lib/forms/definitions.ts'
import { forms as spanish } from '#lib/words/es/forms.ts'
import {
  fill,
  formOn,
  formPages,
  mailWith,
  sampleOf,
  shown,
  submit,
  wake,
} from '../../src/blocks/SiteForm/testing/form-helpers.ts'
import { englishIn } from './english-left.ts'
import { textsIn } from './read-texts.ts'

const names = ['contact', 'newsletter', 'resume'] as const
type Name = (typeof names)[number]

for (const name of names) {
  const address = addressIn('es', formPages[name])

  test(`${address}: ${name} is thanked for in Spanish, and the practice knows how to answer`, async ({
    page,
  }) => {
    const { values, canary } = sampleOf(name)
    await page.goto(address)
    const form = await wake(page, name)
    await fill(form, values)
    await submit(form)
    const alert = form.getByRole('alert')
    await expect(alert).toHaveText(spanish.success[name])
    await expect(alert).toBeFocused()
    await expect(form.getByText(spanish.next[name])).toBeVisible()
    await expectSpanish(form)
    await expectMail(canary, address)
  })

  test(`${address}: ${name} that cannot be kept is told so in Spanish, and keeps its words`, async ({
    page,
  }) => {
    const { values } = sampleOf(name)
    await page.goto(address)
    const form = await wake(page, name)
    await fill(form, values)
    // As the relay answers while its store is out of order.
    const body = spanish.notSaved.replace('{call}', spanish.call)
    await page.route('**/api/v1.0/email/**', (route) => route.fulfill({ status: 503, body }))
    await submit(form)
    await expectFailure(form, name)
    expect(await shown(form)).toEqual(values)
    await expectSpanish(form)
  })

  test(`${address}: ${name} without a connection is told so in Spanish`, async ({ page, context }) => {
    await page.goto(address)
    const form = await wake(page, name)
    await fill(form, sampleOf(name).values)
    await context.setOffline(true)
    await submit(form)
    await expectFailure(form, name)
    await expectSpanish(form)
  })

  test(`${address}: what ${name} lacks is said beside each field in Spanish`, async ({ page }) => {
    await page.goto(address)
    const form = await wake(page, name)
    await submit(form)
    await expectMissing(form, name)
    await expectSpanish(form)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`${address}: ${name} ends on its Spanish thanks page`, async ({ page }) => {
      const { values, canary } = sampleOf(name)
      await page.goto(address)
      await fill(formOn(page, name), values)
      await submit(formOn(page, name))
      await expect(page).toHaveURL(addressIn('es', definitions[name].thanksPath))
      await expect(page.locator('html')).toHaveAttribute('lang', /^es/)
      await expectMail(canary, address)
    })
  })
}

test('an empty form pressed before its island is awake answers in Spanish', async ({ page }) => {
  await page.route('**/_astro/SiteForm.[!b]*.js', (route) => route.abort())
  await page.goto('/es/contact')
  const form = formOn(page, 'contact')
  await expect(async () => {
    await submit(form)
    await expect(
      form.getByLabel(spanish.fields.contact.name.label, { exact: true }),
    ).toHaveAccessibleDescription(spanish.fields.contact.name.missing, { timeout: 1000 })
  }).toPass()
  await expectMissing(form, 'contact')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('what is wrong comes back in Spanish, on the same page, with everything as it was typed', async ({
    page,
  }) => {
    const { values } = sampleOf('contact')
    const typed = { ...values, message: 'Quisiera una cita', subject: 'x'.repeat(152) }
    await page.goto('/es/contact')
    const form = formOn(page, 'contact')
    await fill(form, typed)
    await submit(form)
    const { label } = spanish.fields.contact.subject
    const tooLong = spanish.tooLong.several.replace('{label}', label).replace('{count}', '2')
    await expect(form.getByText(tooLong)).toBeVisible()
    expect(await shown(form)).toEqual(typed)
    await expectSpanish(form)
    await expect(page.locator('html')).toHaveAttribute('lang', /^es/)
  })
})

async function expectMail(canary: string, address: string): Promise<void> {
  const { text } = await mailWith(canary)
  expect(text).toContain(`Sent from ${address}`)
  expect(text).toContain('Written on a Spanish page: answer in Spanish.')
}

async function expectFailure(form: Locator, name: Name): Promise<void> {
  const alert = form.getByRole('alert')
  await expect(alert).toContainText(spanish.failure[name].replace('{reason}', '').trim())
  await expect(alert).toContainText(spanish.stillHere)
  await expect(alert.locator('a[href^="tel:"]')).toBeVisible()
}

/** Every field that must be filled. */
async function expectMissing(form: Locator, name: Name): Promise<void> {
  const controls = form.locator('[aria-invalid=true]')
  const said = await controls.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).name))
  expect(said.length).toBeGreaterThan(0)
  const words: Record<string, { missing: string }> = spanish.fields[name]
  for (const field of said)
    await expect(form.locator(`[name=${field}]`)).toHaveAccessibleDescription(
      new RegExp(`${RegExp.escape(words[field]!.missing)}$`),
    )
}

/** Whatever the form says by now. */
async function expectSpanish(form: Locator): Promise<void> {
  expect(textsIn(await form.innerHTML()).filter(englishIn)).toEqual([])
}
