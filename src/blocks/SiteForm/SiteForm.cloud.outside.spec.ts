import { expect, test as base, type Page } from '@playwright/test'
import type { FormName } from '#lib/forms/definitions.ts'
import { forms as english } from '#lib/words/en/forms.ts'
import { expectAccessible } from '../../../tests/axe.ts'
import { startCloudSite } from '../../../tests/stand-ins/cloud-site.ts'
import { type EmailJs, startEmailJs } from '../../../tests/stand-ins/emailjs.ts'
import { fill, formOn, formPages, sampleOf, shown, submit, wake } from './testing/form-helpers.ts'

const ids = { lib_version: '4.4.1', service_id: 'service_test', user_id: 'key_test' }
const templates = { contact: 'template_c', newsletter: 'template_n', resume: 'template_r' }
const blocked = 'blocked@example.com'

type Cloud = { site: string; emailJs: EmailJs }

/** A build whose forms go to a stand-in for EmailJS on another origin, with every option of the client switched on. */
const test = base.extend<{ emailJs: EmailJs; person: void }, { cloud: Cloud }>({
  cloud: [
    // Playwright reads the names of what a fixture needs from here: it needs nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const emailJs = await startEmailJs()
      const site = await startCloudSite({
        origin: emailJs.origin,
        serviceId: ids.service_id,
        publicKey: ids.user_id,
        templates,
        blockHeadless: true,
        blockList: { watchVariable: 'email', list: [blocked] },
        limitRate: { throttle: 60_000 },
      })
      await use({ site: site.url, emailJs })
      await site.close()
      emailJs.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ cloud }, use) => use(cloud.site),
  emailJs: async ({ cloud }, use) => {
    cloud.emailJs.forget()
    await use(cloud.emailJs)
  },
  /** A browser under test says so, and the client would turn it away. */
  person: [
    async ({ page }, use, { tags }) => {
      if (!tags.includes('@headless'))
        await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { value: false }))
      await use()
    },
    { auto: true },
  ],
})
// One stand-in, one test at a time; a silent one takes 15 s and more.
test.describe.configure({ mode: 'default', timeout: 60_000 })

for (const name of ['contact', 'newsletter'] as const) {
  test(`${name}: send-form gets the form’s fields and the four ids, in order, and nothing else`, async ({
    page,
    emailJs,
  }) => {
    const { values } = sampleOf(name)
    const form = await filled(page, name, values)
    await submit(form)
    await expect(form.getByRole('alert')).toHaveText(english.success[name])
    expect(emailJs.calls).toEqual([
      {
        path: '/api/v1.0/email/send-form',
        contentType: expect.stringMatching(/^multipart\/form-data; boundary=/),
        fields: [
          // A form writes line ends as mail does.
          ...Object.entries(values).map(([field, value]) => [field, value.replaceAll('\n', '\r\n')]),
          ['lib_version', ids.lib_version],
          ['service_id', ids.service_id],
          ['template_id', templates[name]],
          ['user_id', ids.user_id],
        ],
      },
    ])
  })
}

test('resume: send gets the four ids and the fields as template_params', async ({ page, emailJs }) => {
  const { values } = sampleOf('resume')
  const form = await filled(page, 'resume', values)
  await submit(form)
  await expect(form.getByRole('alert')).toHaveText(english.success.resume)
  expect(emailJs.calls).toEqual([
    {
      path: '/api/v1.0/email/send',
      contentType: 'application/json',
      fields: [
        ['lib_version', ids.lib_version],
        ['user_id', ids.user_id],
        ['service_id', ids.service_id],
        ['template_id', templates.resume],
        ['template_params', values],
      ],
    },
  ])
})

const failures: [what: string, answer: Parameters<EmailJs['answer']>[0], words: string][] = [
  ['a refusal', { status: 400, text: 'The Public Key is invalid' }, 'The Public Key is invalid'],
  ['a server error', { status: 500, text: 'Internal Server Error' }, 'Internal Server Error'],
  ['an error without words', { status: 503, text: '' }, 'Please try again later.'],
  [
    'a proxy’s error page',
    { status: 502, text: '<html><h1>Bad Gateway</h1></html>' },
    'Please try again later.',
  ],
  ['a line cut in the middle', 'hang up', 'Network Error'],
  ['silence', 'silence', 'Network Error'],
]
for (const [what, answer, words] of failures) {
  test(`contact: ${what} ends within 15 s, keeps the text, shows the phone, and can be retried`, async ({
    page,
    emailJs,
  }) => {
    const { values } = sampleOf('contact')
    const form = await filled(page, 'contact', values)
    emailJs.answer(answer)
    const started = Date.now()
    await submit(form)
    const alert = form.getByRole('alert')
    await expect(alert).toContainText(`Failed to send message. ${words}`, { timeout: 16_000 })
    expect(Date.now() - started).toBeLessThan(16_000)
    await expect(alert).toBeFocused()
    await expect(alert.getByRole('link', { name: '(352) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+13525550142',
    )
    expect(await shown(form)).toEqual(values)
    await page.reload()
    expect(await shown(await wake(page, 'contact'))).toEqual(values)

    emailJs.forget()
    await submit(form)
    await expect(alert).toHaveText(english.success.contact)
    expect(emailJs.calls).toHaveLength(1)
  })
}

test('the alerts of a failed newsletter and a failed resume, and the resume’s log', async ({
  page,
  emailJs,
}) => {
  const logged: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && logged.push(message.text())))
  emailJs.answer({ status: 500, text: 'Internal Server Error' })
  const newsletter = await filled(page, 'newsletter')
  await submit(newsletter)
  await expect(newsletter.getByRole('alert')).toContainText('Failed to subscribe. Please try again later.')
  const resume = await filled(page, 'resume')
  await submit(resume)
  await expect(resume.getByRole('alert')).toContainText('Failed to send. Please try again.')
  await expect(resume.getByRole('alert').getByRole('link')).toHaveText('(352) 555-0142')
  expect(logged.filter((text) => text.startsWith('The resume was not sent'))).toHaveLength(1)
  await expectAccessible(page, 'form[data-form=resume]')
})

test('offline at submit: the text is kept, and goes out when the line is back', async ({
  page,
  emailJs,
  context,
}) => {
  const { values } = sampleOf('contact')
  const form = await filled(page, 'contact', values)
  await context.setOffline(true)
  await submit(form)
  await expect(form.getByRole('alert')).toContainText('Failed to send message. Network Error')
  expect(await shown(form)).toEqual(values)
  await context.setOffline(false)
  await submit(form)
  await expect(form.getByRole('alert')).toHaveText(english.success.contact)
  expect(emailJs.calls).toHaveLength(1)
})

test(
  'an automatic browser is turned away, before its address is looked at',
  { tag: '@headless' },
  async ({ page, emailJs }) => {
    const form = await filled(page, 'contact', { ...sampleOf('contact').values, email: blocked })
    await submit(form)
    await expect(form.getByRole('alert')).toContainText(
      'Failed to send message. Unavailable For Headless Browser',
    )
    expect(emailJs.calls).toEqual([])
  },
)

test('a blocked address is turned away, before the rate is looked at', async ({ page, emailJs }) => {
  const form = await filled(page, 'contact')
  await submit(form)
  await expect(form.getByRole('alert')).toHaveText(english.success.contact)
  await form.getByRole('button', { name: 'Write another' }).click()
  await fill(form, { ...sampleOf('contact').values, email: blocked })
  await submit(form)
  await expect(form.getByRole('alert')).toContainText('Failed to send message. Forbidden')
  expect(emailJs.calls).toHaveLength(1)
})

test('a second message comes too soon, a failed one does not count, and each form counts for itself', async ({
  page,
  emailJs,
}) => {
  emailJs.answer({ status: 500, text: 'Internal Server Error' })
  const form = await filled(page, 'contact')
  await submit(form)
  await expect(form.getByRole('alert')).toContainText('Internal Server Error')
  emailJs.answer({ status: 200, text: 'OK' })
  await submit(form)
  await expect(form.getByRole('alert')).toHaveText(english.success.contact)

  await form.getByRole('button', { name: 'Write another' }).click()
  await fill(form, sampleOf('contact').values)
  await submit(form)
  await expect(form.getByRole('alert')).toContainText('Failed to send message. Too Many Requests')
  expect(emailJs.calls).toHaveLength(2)

  const newsletter = await filled(page, 'newsletter')
  await submit(newsletter)
  await expect(newsletter.getByRole('alert')).toHaveText(english.success.newsletter)
})

test('without JavaScript, what concerns the whole form is said in the alert, with the phone', async ({
  browser,
  cloud,
  request,
}) => {
  // As many of this form as one address may send at once.
  for (let turn = 0; turn < 20; turn++)
    await request.post('/api/v1.0/email/send-form', {
      form: { form: 'contact', ...sampleOf('contact').values },
    })
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: cloud.site })
  const page = await context.newPage()
  const { values } = sampleOf('contact')
  await page.goto('/contact')
  const form = formOn(page, 'contact')
  await fill(form, values)
  await submit(form)
  const alert = form.getByRole('alert')
  await expect(alert).toContainText(
    /^Too many messages came from your connection.*Or call us: \(352\) 555-0142$/,
  )
  await expect(alert).toBeInViewport()
  expect(await shown(form)).toEqual(values)
  await context.close()
})

async function filled(page: Page, name: FormName, values = sampleOf(name).values) {
  await page.goto(formPages[name])
  const form = await wake(page, name)
  await fill(form, values)
  return form
}
