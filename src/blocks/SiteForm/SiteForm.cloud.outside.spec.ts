import { expect } from '@playwright/test'
import { forms as english } from '#lib/words/en/forms.ts'
import { blocked, ids, templates, test } from './testing/cloud.ts'
import { fill, filled, formOn, sampleOf, shown, submit } from './testing/form-helpers.ts'

// One stand-in, one test at a time.
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
