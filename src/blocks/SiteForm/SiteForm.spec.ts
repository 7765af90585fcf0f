import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, test, type Page } from '@playwright/test'
import type { FormName } from '#lib/forms/definitions.ts'
import { forms } from '#lib/forms/definitions.ts'
import { hiddenFields } from '#lib/forms/hidden-fields.ts'
import { forms as english } from '#lib/words/en/forms.ts'
import { expectAccessible } from '../../../tests/axe.ts'
import { listenToConsole } from '../../../tests/console.ts'
import { readContent } from '../../../tests/content.ts'
import {
  fill,
  filled,
  formOn,
  formPages,
  mailsWith,
  mailWith,
  sampleOf,
  shown,
  submit,
  wake,
} from '../../../tests/helpers/forms.ts'

const fields = english.fields.contact
/** The island's own file; the small script that works before it is called SiteForm.behaviour. */
const island = /\/_astro\/SiteForm\.(?!behaviour)[^/]*\.js$/
const tooLong = { subject: 'x'.repeat(152) }

test('while it is on its way the form says so and keeps still', async ({ page }) => {
  await page.goto('/contact')
  const form = await wake(page, 'contact')
  const button = form.locator('button[type=submit]')
  const width = (await button.boundingBox())!.width
  await fill(form, sampleOf('contact').values)
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/send-form', (route) => arrived.then(() => route.continue()))
  await submit(form)
  await expect(form).toHaveAttribute('aria-busy', 'true')
  await expect(button).toHaveAccessibleName(english.busy)
  await expect(button).toBeFocused()
  await expect(form.locator('[name=message]')).not.toBeEditable()
  expect((await button.boundingBox())!.width).toBe(width)
  arrive()
  await expect(form).toHaveAttribute('aria-busy', 'false')
  await expectSent(page, 'contact')
})

test('a double click and an impatient Enter send one message, and storage keeps none of it', async ({
  page,
}) => {
  const { values, canary } = sampleOf('contact')
  const posts: string[] = []
  page.on('request', (request) => void (request.method() === 'POST' && posts.push(request.url())))
  const form = await filled(page, 'contact', values)
  await form.locator('button[type=submit]').dblclick()
  await form.locator('[name=subject]').press('Enter')
  await expectSent(page, 'contact')
  await mailWith(canary)
  expect(posts).toHaveLength(1)
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(stored).not.toContain(canary)
})

test('a sent form gives way to what happens next; a second message is one of its own', async ({ page }) => {
  await page.goto('/contact')
  const form = await wake(page, 'contact')
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

test('the whole form can be filled and sent by keyboard alone', async ({ page }) => {
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

test('a draft survives a reload and Back, before and after hydration', async ({ page }) => {
  const { values } = sampleOf('contact')
  await page.goto('/contact')
  await fill(formOn(page, 'contact'), values)
  await page.reload()
  await expect.poll(() => shown(formOn(page, 'contact'))).toEqual(values)
  const form = await wake(page, 'contact')
  expect(await shown(form)).toEqual(values)
  await form.locator('[name=subject]').fill('Another subject')
  await page.goto('/')
  await page.goBack()
  await expect.poll(() => shown(formOn(page, 'contact'))).toEqual({ ...values, subject: 'Another subject' })
})

test('?about= fills the subject with the treatment’s name, but never over what was typed', async ({
  page,
}) => {
  const subject = formOn(page, 'contact').locator('[name=subject]')
  const nameOf = (id: string) => readContent<{ name: string }>(`treatments/${id}.yaml`).name
  await page.goto('/contact?about=semaglutide')
  await expect(subject).toHaveValue(nameOf('semaglutide'))
  await wake(page, 'contact')
  await expect(subject).toHaveValue(nameOf('semaglutide'))
  // Not a draft: another treatment's button names that treatment.
  await page.goto('/contact?about=BPC-157')
  await expect(subject).toHaveValue(nameOf('BPC-157'))
  await subject.fill('My own words')
  for (const about of ['semaglutide', '__proto__']) {
    await page.goto(`/contact?about=${about}`)
    await expect(subject).toHaveValue('My own words')
  }
})

test('on a phone the alert is not hidden by the bar at the foot', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const form = await filled(page, 'contact')
  await submit(form)
  const alert = form.getByRole('alert')
  await expect(alert).toBeFocused()
  const bar = page.locator('[data-call-bar]')
  await expect(bar).toBeVisible()
  const box = (await alert.boundingBox())!
  expect(box.y + box.height).toBeLessThan((await bar.boundingBox())!.y)
})

test('a field that was mended loses its message; one that was not complained of is left in peace', async ({
  page,
}) => {
  await page.goto('/contact')
  const form = await wake(page, 'contact')
  const [name, message] = [form.locator('[name=name]'), form.locator('[name=message]')]
  await form.locator('[name=email]').fill('a at b')
  await message.fill('Hello')
  await submit(form)
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(fields.name.missing)
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(form.locator('[name=email]')).toHaveAccessibleDescription(fields.email.invalid)
  await expect(form.locator('[name=smsConsent]')).toHaveAccessibleDescription(
    new RegExp(`${fields.smsConsent.missing}$`),
  )
  await expect(form.getByRole('alert')).toBeHidden()
  await expectAccessible(page, 'form[data-form=contact]')

  await name.fill('Ada')
  await expect(name).toHaveAccessibleDescription('')
  await expect(name).not.toHaveAttribute('aria-invalid')
  await expect(form.locator('[name=phone]')).toHaveAccessibleDescription(fields.phone.missing)
  await message.fill('')
  await expect(message).toHaveAccessibleDescription('')
})

test('text past a limit is kept whole, counted, and said at once', async ({ page }) => {
  await page.goto('/contact')
  const form = await wake(page, 'contact')
  const message = form.locator('[name=message]')
  const counted = (length: string) => english.length.replace('{length}', length).replace('{most}', '5,000')
  await message.fill('x'.repeat(3999))
  await expect(form.getByText(counted('').trim())).toHaveCount(0)
  await message.fill('x'.repeat(5003))
  await expect(message).toHaveValue('x'.repeat(5003))
  await expect(form.getByText(counted('5,003'))).toBeVisible()
  await expect(message).toHaveAccessibleDescription(
    english.tooLong.several.replace('{label}', fields.message.label).replace('{count}', '3'),
  )
  await message.fill('x'.repeat(5000))
  await expect(message).toHaveAccessibleDescription('')
  await expect(form.getByText(counted('5,000'))).toBeVisible()
})

test('phone and email are taken as the browser takes them, and the alert is accessible', async ({ page }) => {
  const { values, canary } = sampleOf('contact')
  const form = await filled(page, 'contact', { ...values, phone: '555-0142', email: 'a@b' })
  await submit(form)
  await expectSent(page, 'contact')
  await expectAccessible(page, 'form[data-form=contact]')
  await mailWith(canary)
})

test('a failure says what to do and the number to call', async ({ page }) => {
  const form = await filled(page, 'contact')
  await page.route('**/api/v1.0/email/**', (route) => route.fulfill({ status: 500, body: 'Out of order' }))
  await submit(form)
  const alert = form.getByRole('alert')
  await expect(alert).toContainText(english.failure.contact.replace(' {reason}', ''))
  await expect(alert).toContainText(english.stillHere)
  await expect(alert.locator('a[href^="tel:"]')).toBeVisible()
})

test('an empty form pressed before hydration answers in our words', async ({ page }) => {
  await page.route(island, (route) => route.abort())
  await page.goto('/contact')
  const form = formOn(page, 'contact')
  const name = form.locator('[name=name]')
  // The press may come before even the small script; then the browser itself asks for the field.
  await expect(async () => {
    await submit(form)
    await expect(name).toHaveAccessibleDescription(fields.name.missing, { timeout: 1000 })
  }).toPass()
  await expect(name).toBeFocused()
  await expect(form.locator('[name=phone]')).toHaveAccessibleDescription(fields.phone.missing)
})

test('double-clicked before hydration it is sent as plain HTML, once, and its draft is gone', async ({
  page,
}) => {
  const { values, canary } = sampleOf('contact')
  await page.route(island, () => {})
  await page.goto('/contact')
  await fill(formOn(page, 'contact'), values)
  await formOn(page, 'contact').locator('button[type=submit]').dblclick()
  await expect(page).toHaveURL(forms.contact.thanksPath)
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toBe('{}')
  await page.unroute(island)
  // Mail goes out in order: when a later one has arrived, a twin of the first would have.
  const later = sampleOf('contact')
  await submit(await filled(page, 'contact', later.values))
  await mailWith(later.canary)
  expect(await mailsWith(canary)).toHaveLength(1)
})

test('a page that came back with messages hydrates with them, keeps the text, and can be sent', async ({
  page,
}) => {
  const { values, canary } = sampleOf('contact')
  await page.route(island, () => {})
  await page.goto('/contact')
  await fill(formOn(page, 'contact'), { ...values, ...tooLong })
  await submit(formOn(page, 'contact'))
  await expect(formOn(page, 'contact').locator('[name=subject]')).toBeFocused()
  await page.unroute(island)

  const complaints = listenToConsole(page)
  const form = await wake(page, 'contact')
  expect(await shown(form)).toEqual({ ...values, ...tooLong })
  const subject = form.locator('[name=subject]')
  await expect(subject).toHaveAccessibleDescription(
    english.tooLong.several.replace('{label}', fields.subject.label).replace('{count}', '2'),
  )
  await subject.fill(values['subject']!)
  await expect(subject).toHaveAccessibleDescription('')
  await submit(form)
  await expectSent(page, 'contact')
  await mailWith(canary)
  complaints.expectSilence()
})

test('autofill that sends within 2 s of the token is not taken for a program', async ({ page }) => {
  const { values, canary } = sampleOf('newsletter')
  await page.goto('/')
  const token = page.waitForResponse('**/api/form-token')
  const form = await wake(page, 'newsletter')
  await token
  await fill(form, values)
  await submit(form)
  await expectSent(page, 'newsletter')
  expect((await mailWith(canary)).headers['subject']?.[0]).not.toMatch(/spam/i)
})

test('a honeypot filled by a password manager marks the message, and cannot be reached by hand', async ({
  page,
}) => {
  const { values, canary } = sampleOf('contact')
  const form = await filled(page, 'contact', values)
  const honeypot = form.locator(`[name=${hiddenFields.honeypot}]`)
  await expect(form.getByRole('textbox', { name: english.leaveEmpty })).toHaveCount(0)
  await expect(honeypot).toHaveAttribute('autocomplete', 'off')
  // Neither browsers nor password managers fill a field that cannot be edited.
  await expect(honeypot).not.toBeEditable()
  await honeypot.evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'))
  await submit(form)
  await expectSent(page, 'contact')
  expect((await mailWith(canary)).headers['subject']?.[0]).toMatch(/^\[Maybe spam\] /)
})

test('a page with a form loads no framework until the form is touched', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/semaglutide', { waitUntil: 'networkidle' })
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((name) => /client|react/.test(name) || island.test(name))).toEqual([])
  await wake(page, 'contact')
  expect(scripts.filter((name) => island.test(name))).toHaveLength(1)
})

test('a visitor who forbids all storage can send every form', async ({ launchOptions, baseURL }) => {
  test.slow()
  const profile = await mkdtemp(join(tmpdir(), 'no-storage-'))
  await mkdir(join(profile, 'Default'))
  // The browser's own setting "block all cookies": localStorage and sessionStorage throw when they are named.
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } }
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(settings))
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions, baseURL })
  const page = await context.newPage()
  for (const name of Object.keys(formPages) as FormName[]) {
    const { values, canary } = sampleOf(name)
    await page.goto(formPages[name])
    await expect(page.evaluate(() => sessionStorage.length)).rejects.toThrow('Access is denied')
    const form = await wake(page, name)
    await fill(form, values)
    await submit(form)
    await expectSent(page, name)
    await mailWith(canary)
  }
  await context.close()
  await rm(profile, { recursive: true })
})

test('a visitor whose storage is full can send a form', async ({ page }) => {
  const { values, canary } = sampleOf('contact')
  await page.goto('/contact')
  expect(await page.evaluate(fillStorage)).toBe('QuotaExceededError')
  const form = await wake(page, 'contact')
  await fill(form, values)
  await submit(form)
  await expectSent(page, 'contact')
  await mailWith(canary)
})

function expectSent(page: Page, name: FormName): Promise<void> {
  return expect(formOn(page, name).getByRole('alert')).toHaveText(english.success[name])
}

/** Halves what it stores until not even one letter more will go in. */
function fillStorage(): string {
  let refusal = ''
  for (const storage of [localStorage, sessionStorage])
    for (let size = 4 * 1024 * 1024; size >= 1; size /= 2)
      try {
        storage.setItem(`filler ${size}`, 'x'.repeat(size))
      } catch (error) {
        refusal = (error as Error).name
      }
  return refusal
}
