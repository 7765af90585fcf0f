import { expect } from '@playwright/test'
import { forms as english } from '#lib/words/en/forms.ts'
import { expectAccessible } from '../../../tests/axe.ts'
import type { EmailJs } from '../../../tests/stand-ins/emailjs.ts'
import { test } from './testing/cloud.ts'
import { filled, sampleOf, shown, submit, wake } from './testing/form-helpers.ts'

// One stand-in, one test at a time; a silent one takes 15 s and more.
test.describe.configure({ mode: 'default', timeout: 60_000 })

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
