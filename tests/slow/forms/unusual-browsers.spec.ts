import { expect, test, type Page } from '@playwright/test'
import { type FormName, forms } from '#lib/forms/definitions.ts'
import { hiddenFields } from '#lib/forms/relay-protocol.ts'
import { forms as english } from '#lib/words/en/forms.ts'
import { readThrough } from '../../helpers/page-state.ts'
import {
  fill,
  filled,
  formOn,
  formPages,
  mailsWith,
  mailWith,
  sampleOf,
  submit,
  hydrate,
} from '../../helpers/forms.ts'

const island = /\/_astro\/SiteForm\.[^/]*\.js$/

test('form double-clicked before hydration is sent once, and its draft is gone', async ({ page }) => {
  const { values, canary } = sampleOf('contact')
  await page.route(island, () => {})
  await page.goto('/contact')
  await fill(formOn(page, 'contact'), values)
  await formOn(page, 'contact').locator('button[type=submit]').dblclick()
  await expect(page).toHaveURL(forms.contact.thanksPath)
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).join()))
    .not.toMatch(/draft|leaving/)
  await page.unroute(island)
  // Mail is sent in order, so a second copy would have arrived before a later message.
  const later = sampleOf('contact')
  await submit(await filled(page, 'contact', later.values))
  await mailWith(later.canary)
  expect(await mailsWith(canary)).toHaveLength(1)
})

test('form sent by autofill within 2 s is not marked as spam', async ({ page }) => {
  const { values, canary } = sampleOf('newsletter')
  await page.goto('/')
  const token = page.waitForResponse('**/api/form-token')
  const form = await hydrate(page, 'newsletter')
  await token
  await fill(form, values)
  await submit(form)
  await expectSent(page, 'newsletter')
  expect((await mailWith(canary)).headers['subject']?.[0]).not.toMatch(/spam/i)
})

test('honeypot cannot be reached by a visitor, and marks the message when filled', async ({ page }) => {
  const { values, canary } = sampleOf('contact')
  const form = await filled(page, 'contact', values)
  const honeypot = form.locator(`[name=${hiddenFields.honeypot}]`)
  await expect(form.getByRole('textbox', { name: english.leaveEmpty })).toHaveCount(0)
  await expect(honeypot).toHaveAttribute('autocomplete', 'off')
  // Browsers and password managers fill no field that is read-only.
  await expect(honeypot).not.toBeEditable()
  await honeypot.evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'))
  await submit(form)
  await expectSent(page, 'contact')
  expect((await mailWith(canary)).headers['subject']?.[0]).toMatch(/^\[Maybe spam\] /)
})

test('form can be sent by a visitor who forbids all storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError')
        },
      })
  })
  for (const name of Object.keys(formPages) as FormName[]) {
    const { values, canary } = sampleOf(name)
    const form = await filled(page, name, values)
    await expect(page.evaluate(() => sessionStorage.length)).rejects.toThrow('Access is denied')
    await submit(form)
    await expectSent(page, name)
    await mailWith(canary)
  }
})

const interactive = {
  '/semaglutide': 'main form [name=name]',
  '/weight-loss': '[data-check] input',
  '/costs': '[data-costs] select',
  '/compare/weight-loss-medicines': 'main select',
}
for (const [address, field] of Object.entries(interactive))
  test(`React is not loaded on ${address} until something is touched`, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    const react = () => scripts.filter((name) => /\/client\.|react/.test(name))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(address, { waitUntil: 'networkidle' })
    await readThrough(page)
    expect(scripts.length).toBeGreaterThan(0)
    expect(react()).toEqual([])
    await page.locator(field).first().focus()
    await expect.poll(react).not.toEqual([])
  })

function expectSent(page: Page, name: FormName): Promise<void> {
  return expect(formOn(page, name).getByRole('alert')).toHaveText(english.success[name])
}
