import { expect, test } from '@playwright/test'
import { forms as english } from '#lib/words/en/forms.ts'
import {
  fill,
  filled,
  formOn,
  formPages,
  mailWith,
  sampleOf,
  shown,
  submit,
  wake,
} from './testing/form-helpers.ts'

const names = ['contact', 'newsletter', 'resume'] as const

for (const name of names) {
  test(`${name}: sent by script, received as written, the form empty again`, async ({ page }) => {
    const { values, canary } = sampleOf(name)
    const form = await filled(page, name, values)
    await submit(form)
    const alert = form.getByRole('alert')
    await expect(alert).toHaveText(english.success[name])
    await expect(alert).toBeFocused()
    expect(Object.values(await shown(form)).join('')).toBe('')
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
      canary,
    )

    const { headers, text } = await mailWith(canary)
    expect(headers['to']).toEqual(['hello@silverheron.example'])
    expect(headers['reply-to']).toEqual([
      values['email'] ?? values['user_email'] ?? values['subscriber_email'],
    ])
    const { smsConsent, ...typed } = values
    for (const value of Object.values(typed)) expect(text).toContain(value)
    if (smsConsent) expect(text).toContain('I agree to receive text messages: yes')
    expect(text).toContain(`Sent from ${formPages[name]}`)
  })
}

test('while it is on its way the form says so and keeps still', async ({ page }) => {
  await page.goto('/contact')
  const form = await wake(page, 'contact')
  const button = form.getByRole('button')
  const width = (await button.boundingBox())!.width
  await fill(form, sampleOf('contact').values)
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/send-form', (route) => arrived.then(() => route.continue()))
  await submit(form)
  await expect(form).toHaveAttribute('aria-busy', 'true')
  await expect(button).toHaveAccessibleName('Sending…')
  await expect(button).toBeFocused()
  await expect(form.getByLabel('Message', { exact: true })).not.toBeEditable()
  expect((await button.boundingBox())!.width).toBe(width)
  arrive()
  await expect(form).toHaveAttribute('aria-busy', 'false')
  await expect(form.getByRole('alert')).toHaveText(english.success.contact)
})

test('a double click and an impatient Enter send one message', async ({ page }) => {
  const { values, canary } = sampleOf('contact')
  const calls: string[] = []
  page.on('request', (request) => void (request.method() === 'POST' && calls.push(request.url())))
  const form = await filled(page, 'contact', values)
  await form.locator('button[type=submit]').dblclick()
  await form.locator('[name=subject]').press('Enter')
  await expect(form.getByRole('alert')).toHaveText(english.success.contact)
  await mailWith(canary)
  expect(calls).toHaveLength(1)
})

test('a second message from the same page is a message of its own', async ({ page }) => {
  await page.goto('/contact')
  const form = await wake(page, 'contact')
  for (const turn of [1, 2]) {
    const { values, canary } = sampleOf('contact')
    await fill(form, values)
    await submit(form)
    await expect(form.getByRole('alert'), `message ${turn}`).toHaveText(english.success.contact)
    await mailWith(canary)
    await form.getByRole('button', { name: 'Write another' }).click()
    await expect(form.getByLabel('Message', { exact: true })).toHaveValue('')
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
  await expect(page.locator(':focus')).toHaveText(/Send message/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(english.success.contact)
  await mailWith(canary)
})

test('what was typed survives a reload and Back, before and after the form woke', async ({ page }) => {
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
  await expect(formOn(page, 'contact').locator('[name=message]')).toHaveValue(values['message']!)
  expect(await shown(formOn(page, 'contact'))).toEqual({ ...values, subject: 'Another subject' })
})

test('?about= fills the subject with the treatment’s name, but never over what was typed', async ({
  page,
}) => {
  const subject = page.locator('form[data-form=contact] [name=subject]')
  await page.goto('/contact?about=semaglutide')
  await expect(subject).toHaveValue('Semaglutide')
  await wake(page, 'contact')
  await expect(subject).toHaveValue('Semaglutide')
  // Not a draft: another treatment's button names that treatment.
  await page.goto('/contact?about=BPC-157')
  await expect(subject).toHaveValue('BPC-157')
  await subject.fill('My own words')
  await page.goto('/contact?about=semaglutide')
  await expect(subject).toHaveValue('My own words')
  await page.goto('/contact?about=__proto__')
  await expect(subject).toHaveValue('My own words')
})

test('on a phone the alert is not hidden by the bar at the foot', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const form = await filled(page, 'contact')
  await submit(form)
  const alert = form.getByRole('alert')
  await expect(alert).toBeFocused()
  const bottom = (box: { y: number; height: number } | null) => box!.y + box!.height
  const bar = page.locator('[data-call-bar]')
  await expect(bar).toBeVisible()
  expect(bottom(await alert.boundingBox())).toBeLessThan((await bar.boundingBox())!.y)
})
