import { expect, type Page } from '@playwright/test'
import { forms as english } from '#lib/words/en/forms.ts'
import { fill, filled, formOn, sampleOf, shown, submit, hydrate } from '../../helpers/forms.ts'
import { expectAccessible } from '../../helpers/axe.ts'
import { mail as account, test } from './third-party-test.ts'

test.beforeEach(async ({ page }) => {
  // The provider's client refuses automated browsers.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false, configurable: true }),
  )
})

for (const name of ['contact', 'newsletter'] as const) {
  test(`${name} form sends its fields and the four ids to send-form, and nothing else`, async ({
    page,
    mail,
    consoleErrors,
  }) => {
    const { values } = sampleOf(name)
    const form = await filled(page, name, values)
    await submit(form)
    await expect(form.getByRole('alert')).toHaveText(english.success[name])
    expect(mail.calls).toEqual([
      {
        path: '/api/v1.0/email/send-form',
        contentType: expect.stringMatching(/^multipart\/form-data; boundary=/),
        fields: [
          // Form data has the line ends of mail.
          ...Object.entries(values).map(([field, value]) => [field, value.replaceAll('\n', '\r\n')]),
          ['lib_version', '4.4.1'],
          ['service_id', account.serviceId],
          ['template_id', account.templates[name]],
          ['user_id', account.publicKey],
        ],
      },
    ])
    expect(consoleErrors).toEqual([])
  })
}

test('resume form sends the four ids and its fields as template_params', async ({ page, mail }) => {
  const { values } = sampleOf('resume')
  const form = await filled(page, 'resume', values)
  await submit(form)
  await expect(form.getByRole('alert')).toHaveText(english.success.resume)
  expect(mail.calls).toEqual([
    {
      path: '/api/v1.0/email/send',
      contentType: 'application/json',
      fields: [
        ['lib_version', '4.4.1'],
        ['user_id', account.publicKey],
        ['service_id', account.serviceId],
        ['template_id', account.templates.resume],
        ['template_params', values],
      ],
    },
  ])
})

const failures = [
  ['a refusal', { status: 400, body: 'The Public Key is invalid' }, 'The Public Key is invalid'],
  ['silence', 'hangs', 'Network Error'],
] as const
for (const [what, answer, words] of failures) {
  test(`form keeps its text, shows the phone and can be retried after ${what}`, async ({ page, mail }) => {
    const { values } = sampleOf('contact')
    if (answer === 'hangs') await page.clock.install()
    const form = await filled(page, 'contact', values)
    if (typeof answer === 'string') mail.become(answer)
    else mail.provider.answer = answer
    await submit(form)
    const alert = form.getByRole('alert')
    if (answer === 'hangs') {
      await expect
        .poll(async () => {
          // The form waits a moment before it sends.
          await page.clock.runFor(500)
          return mail.requests.length
        })
        .toBeGreaterThan(0)
      await page.clock.runFor(15_000)
    }
    await expect(alert).toContainText(`Failed to send message. ${words}`)
    await expect(alert).toBeFocused()
    await expect(form.locator('a[href^="tel:+1"]').first()).toBeVisible()
    expect(await shown(form)).toEqual(values)
    await page.reload()
    expect(await shown(await hydrate(page, 'contact'))).toEqual(values)

    mail.become('answers')
    mail.provider.answer = { body: 'OK' }
    mail.calls.length = 0
    await submit(form)
    if (answer === 'hangs') await page.clock.runFor(5_000)
    await expect(alert).toHaveText(english.success.contact)
    expect(mail.calls).toHaveLength(1)
  })
}

test('alert dialog shows each specified text, whole and alone', async ({ page, mail }) => {
  const said = acceptedDialogs(page)
  const sendAll = async () => {
    for (const name of ['contact', 'newsletter', 'resume'] as const) {
      const before = said.length
      await submit(await filled(page, name))
      await expect.poll(() => said.length).toBe(before + 1)
    }
  }
  await sendAll()
  await page.evaluate(() => localStorage.clear())
  const logged: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && logged.push(message.text())))
  mail.provider.answer = { status: 500, body: 'Internal Server Error' }
  await sendAll()
  expect(said).toEqual([
    'Message sent successfully!',
    'Thank you for subscribing!',
    'Resume submitted successfully!',
    'Failed to send message. Internal Server Error',
    'Failed to subscribe. Please try again later.',
    'Failed to send. Please try again.',
  ])
  expect(logged.filter((text) => text.startsWith('The resume was not sent'))).toHaveLength(1)
  await expect(formOn(page, 'resume').getByText(english.stillHere).getByRole('link')).toHaveAttribute(
    'href',
    /^tel:/,
  )
  await expectAccessible(page, 'form[data-form=resume]')
})

/** Fills and sends the contact form before any of our scripts has loaded. */
async function sentTooEarly(page: Page, values: Record<string, string>) {
  await page.goto('/contact', { waitUntil: 'commit' })
  const form = formOn(page, 'contact')
  await fill(form, values)
  await submit(form)
  await expect(form).toHaveAttribute('aria-busy', 'true')
  await expect(form.getByRole('button')).toHaveAccessibleName(english.busy)
  return form
}

test('form sent before its script has loaded waits for it', async ({ page, mail }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_astro/*.js', (route) => released.then(() => route.continue()))
  const form = await sentTooEarly(page, sampleOf('contact').values)
  expect(mail.calls).toEqual([])
  release()
  await expect(form.getByRole('alert')).toHaveText(english.success.contact)
  expect(mail.calls).toHaveLength(1)
  await expect(page).toHaveURL(/\/contact$/)
})

test('form whose script never loads is sent to our relay', async ({ page }) => {
  await page.clock.install()
  await page.route('**/_astro/*.js', (route) => route.abort())
  const { values } = sampleOf('contact')
  await sentTooEarly(page, values)
  await page.clock.runFor(16_000)
  await expect(page).toHaveURL(/\/thanks\/message$/)
})

test('form on a static host says that it failed and keeps its text', async ({ page }) => {
  const said = acceptedDialogs(page)
  await page.clock.install()
  await page.route('**/_astro/*.js', (route) => route.abort())
  await page.route('**/healthz', (route) => route.fulfill({ status: 404 }))
  const { values } = sampleOf('contact')
  const form = await sentTooEarly(page, values)
  await page.clock.runFor(16_000)
  await expect
    .poll(() => said)
    .toEqual([expect.stringMatching(/Failed to send message.*\(\d{3}\) \d{3}-\d{4}/)])
  await expect(form).toHaveAttribute('aria-busy', 'false')
  expect(await shown(form)).toEqual(values)
})

/** Accepts every dialog of the page and collects their texts. */
function acceptedDialogs(page: Page): string[] {
  const texts: string[] = []
  page.on('dialog', (dialog) => {
    texts.push(dialog.message())
    void dialog.accept()
  })
  return texts
}
