import { forms as words } from '#lib/words/en/forms.ts'
import { mailWith, sampleOf } from '../../helpers/forms.ts'
import { expect, skipMissing, test, type Visitor } from './engine-test.ts'

skipMissing()

const form = 'form[data-form=contact]'

test('contact form is refused at the missing field, then sent and emptied', async ({ visitor }) => {
  const { values, canary } = sampleOf('contact')
  const { name, ...rest } = values
  await visitor.open('/contact')
  await fillForm(visitor, rest)
  await expect.poll(() => visitor.count(`${form}:not([novalidate])`), 'hydrated').toBe(0)
  await visitor.click(`${form} [type=submit]`)
  await visitor.expectState(`${form} [name=name][aria-invalid=true]`, { focused: true })
  expect((await visitor.state(form)).text).toContain(words.fields.contact.name.missing)
  await fillForm(visitor, { name: name! })
  await visitor.click(`${form} [type=submit]`)
  await expect
    .poll(async () => (await visitor.state(`${form} [role=alert]`)).text, { timeout: 20_000 })
    .toContain(words.success.contact)
  await mailWith(canary)
  await visitor.expectState(`${form} [name=subject]`, { value: '' })
})

test('contact form has what was typed after Back', async ({ visitor }) => {
  await visitor.open('/contact')
  await fillForm(visitor, { subject: 'Prices' })
  await expect.poll(() => visitor.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('Prices')
  await visitor.click('footer a[href="/weight-loss"]')
  await visitor.expectPath('/weight-loss')
  await visitor.back()
  await visitor.expectPath('/contact')
  await visitor.expectState(`${form} [name=subject]`, { value: 'Prices' })
  await visitor.evaluate(() => sessionStorage.clear())
})

test('phone field has no hanging punctuation that cuts off a bracket', async ({ visitor }) => {
  await visitor.open('/contact')
  const style = await visitor.evaluate(
    (field) => getComputedStyle(document.querySelector(field)!).getPropertyValue('hanging-punctuation'),
    `${form} [name=phone]`,
  )
  expect(style || 'none').toBe('none')
})

async function fillForm(visitor: Visitor, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = `${form} [name=${name}]`
    await (name === 'smsConsent' ? visitor.click(field) : visitor.fill(field, value))
  }
}
