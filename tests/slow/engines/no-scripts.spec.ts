import { en } from '#lib/words/en.ts'
import { mailWith, sampleOf } from '../../helpers/forms.ts'
import { fillForm, form, languages } from './contact-form.ts'
import { expect, skipMissing, test } from './engine-test.ts'

skipMissing()
test.use({ mode: 'no-scripts' })

test('nothing is hidden, the phone menu opens and unfolds, and a link leads on', async ({ visitor }) => {
  await visitor.open('/', 'phone')
  expect(await visitor.count('[data-reveal="waiting"], .swiper-initialized, video')).toBe(0)
  await visitor.click(`button[popovertarget][aria-label="${en.frame.menu}"]`)
  await visitor.click('#menu li:has(> details a[href="/careers"]) summary')
  await visitor.click('#menu a[href="/careers"]')
  await visitor.expectPath('/careers')
})

test('questions unfold one at a time', async ({ visitor }) => {
  await visitor.open('/semaglutide')
  const panels = 'section[aria-labelledby=questions] details'
  await visitor.click(`${panels} summary`)
  await expect.poll(() => visitor.count(`${panels}[open]`)).toBe(1)
  await visitor.click(`${panels}:nth-of-type(2) summary`)
  await expect.poll(() => visitor.count(`${panels}:nth-of-type(2)[open]`)).toBe(1)
  expect(await visitor.count(`${panels}[open]`)).toBe(1)
})

test('search answers with a page of results', async ({ visitor }) => {
  await visitor.open('/search')
  await visitor.fill('main input[type=search]', 'semaglutide')
  await visitor.press('Enter')
  await visitor.expectVisible('main a[href^="/semaglutide"]')
})

for (const { words, root } of languages) {
  test(`contact form (${words.language}): refused beside the field, then sent`, async ({ visitor }) => {
    const { values, canary } = sampleOf('contact')
    await visitor.open(`${root}/contact`)
    await fillForm(visitor, { ...values, subject: 'x'.repeat(152) })
    await visitor.click(`${form} [type=submit]`)
    await visitor.expectVisible(`${form} [name=subject][aria-invalid=true]`)
    const said = words.forms.tooLong.several
      .replace('{label}', words.forms.fields.contact.subject.label)
      .replace('{count}', '2')
    expect((await visitor.state(form)).text).toContain(said)
    await visitor.expectState(`${form} [name=email]`, { value: values['email']! })
    await fillForm(visitor, { subject: values['subject']! })
    await visitor.click(`${form} [type=submit]`)
    await visitor.expectPath(`${root}/thanks/message`)
    await mailWith(canary)
  })
}
