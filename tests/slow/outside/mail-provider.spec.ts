import { expect, type Page } from '@playwright/test'
import { forms as english } from '#lib/words/en/forms.ts'
import { fill, filled, formOn, sampleOf, shown, submit, wake } from '../../helpers/forms.ts'
import { expectAccessible } from '../../helpers/axe.ts'
import { mail as account, test } from './outside-test.ts'

const [blocked = ''] = account.blockList.list

test.beforeEach(async ({ page }) => {
  // A browser under test says so, and the provider's client would turn it away.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false, configurable: true }),
  )
})

for (const name of ['contact', 'newsletter'] as const) {
  test(`${name} form sends its fields and the four ids to send-form, and nothing else`, async ({
    page,
    companies: { mail },
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
          // A form writes line ends as mail does.
          ...Object.entries(values).map(([field, value]) => [field, value.replaceAll('\n', '\r\n')]),
          ['lib_version', '4.4.1'],
          ['service_id', account.serviceId],
          ['template_id', account.templates[name]],
          ['user_id', account.publicKey],
        ],
      },
    ])
  })
}

test('resume form sends the four ids and its fields as template_params', async ({
  page,
  companies: { mail },
}) => {
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

test('automatic browser is turned away before its address is looked at', async ({
  page,
  companies: { mail },
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => true, configurable: true }),
  )
  const form = await filled(page, 'contact', { ...sampleOf('contact').values, email: blocked })
  await submit(form)
  await expect(form.getByRole('alert')).toContainText('Unavailable For Headless Browser')
  expect(mail.calls).toEqual([])
})

test('second message comes too soon, and a blocked address is turned away first', async ({
  page,
  companies: { mail },
}) => {
  const form = await filled(page, 'contact')
  const alert = form.getByRole('alert')
  await submit(form)
  await expect(alert).toHaveText(english.success.contact)
  await form.getByRole('button', { name: english.again }).click()
  for (const [email, reason] of [
    [sampleOf('contact').values['email']!, 'Too Many Requests'],
    [blocked, 'Forbidden'],
  ]) {
    await fill(form, { ...sampleOf('contact').values, email: email! })
    await submit(form)
    await expect(alert).toContainText(`Failed to send message. ${reason}`)
  }
  expect(mail.calls).toHaveLength(1)
})

const failures = [
  ['a refusal', { status: 400, body: 'The Public Key is invalid' }, 'The Public Key is invalid'],
  ['an error without words', { status: 503, body: '' }, 'Please try again later.'],
  ['a line that is cut', 'refuses', 'Network Error'],
  ['silence', 'hangs', 'Network Error'],
] as const
for (const [what, answer, words] of failures) {
  test(`form keeps its text, shows the phone and can be retried after ${what}`, async ({
    page,
    companies: { mail },
  }) => {
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
          // Until the message is on its way: the form first waits until the visit is old enough.
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
    expect(await shown(await wake(page, 'contact'))).toEqual(values)

    mail.become('answers')
    mail.provider.answer = { body: 'OK' }
    mail.calls.length = 0
    await submit(form)
    if (answer === 'hangs') await page.clock.runFor(5_000)
    await expect(alert).toHaveText(english.success.contact)
    expect(mail.calls).toHaveLength(1)
  })
}

test('alert dialog shows each specified text, whole and alone', async ({ page, companies: { mail } }) => {
  const said: string[] = []
  page.on('dialog', (dialog) => {
    said.push(dialog.message())
    void dialog.accept()
  })
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

/** The contact form, filled and sent while none of our scripts has come yet. */
async function sentTooEarly(page: Page, values: Record<string, string>) {
  await page.goto('/contact', { waitUntil: 'commit' })
  const form = formOn(page, 'contact')
  await fill(form, values)
  await submit(form)
  await expect(form).toHaveAttribute('aria-busy', 'true')
  await expect(form.getByRole('button')).toHaveAccessibleName(english.busy)
  return form
}

test('form sent before its script has come waits for it', async ({ page, companies: { mail } }) => {
  let come = () => {}
  const coming = new Promise<void>((resolve) => (come = resolve))
  await page.route('**/_astro/*.js', (route) => coming.then(() => route.continue()))
  const form = await sentTooEarly(page, sampleOf('contact').values)
  expect(mail.calls).toEqual([])
  come()
  await expect(form.getByRole('alert')).toHaveText(english.success.contact)
  expect(mail.calls).toHaveLength(1)
  await expect(page).toHaveURL(/\/contact$/)
})

test('form whose script never comes goes to our relay', async ({ page }) => {
  await page.clock.install()
  await page.route('**/_astro/*.js', (route) => route.abort())
  const { values } = sampleOf('contact')
  await sentTooEarly(page, values)
  await page.clock.runFor(16_000)
  await expect(page).toHaveURL(/\/thanks\/message$/)
})

test('form on a static host says that it failed, with the phone number, and keeps its text', async ({
  page,
}) => {
  const said: string[] = []
  page.on('dialog', (dialog) => {
    said.push(dialog.message())
    void dialog.accept()
  })
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
