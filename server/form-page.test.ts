import { expect, it } from 'vitest'
import { fillForm } from './form-page.ts'
import { tagsOf } from './html-tags.ts'
import { contactForm } from './testing/fixture-site.ts'

const page = `<main>${contactForm}<form data-form="newsletter"><input name="email"><p data-error-for="email" hidden></p></form></main>`
const hostile = `"><script>alert('1')</script></textarea>&amp;`

/** Reads the page back as a browser would. */
function control(html: string, name: string) {
  return [...tagsOf(html)].find((tag) => !tag.closing && tag.attributes.get('name') === name)!
}

it('fills in what was sent, in this form only', () => {
  const html = fillForm(
    page,
    'contact',
    { name: hostile, email: 'a@b.example', subject: 'Other', smsConsent: 'on', submission_id: 'x1' },
    {},
  )!
  expect(control(html, 'name').attributes.get('value')).toBe(hostile)
  expect(control(html, 'email').attributes.get('value')).toBe('a@b.example')
  expect(control(html, 'submission_id').attributes.get('value')).toBe('x1')
  expect(control(html, 'smsConsent').attributes.has('checked')).toBe(true)
  expect(html).toContain('<option selected>Other')
  expect(html).toContain('<option value="visit">')
  expect(html.slice(html.indexOf('"newsletter"'))).toBe(page.slice(page.indexOf('"newsletter"')))
  expect(html).not.toContain('<script>')
})

it('puts text into the textarea and nowhere else, whatever it holds', () => {
  const html = fillForm(page, 'contact', { message: `\n${hostile}` }, {})!
  const text = control(html, 'message').text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code))
  expect(text).toBe(`\n\n${hostile}`)
  expect([...tagsOf(html)].map((tag) => tag.name)).toEqual([...tagsOf(page)].map((tag) => tag.name))
})

it('shows the messages, marks the fields and puts the focus on the first', () => {
  const html = fillForm(
    page,
    'contact',
    {},
    { email: 'Enter <your> email', smsConsent: 'Tick the box', form: 'Please look again' },
  )!
  expect(html).toContain('<p data-error-for="email">Enter &#60;your&#62; email</p>')
  expect(html).toContain('<p data-error-for="form">Please look again</p>')
  expect(html).toContain('<p data-error-for="name" hidden></p>')
  const invalid = [...tagsOf(html)].filter((tag) => tag.attributes.get('aria-invalid') === 'true')
  expect(invalid.map((tag) => [tag.attributes.get('name'), tag.attributes.has('autofocus')])).toEqual([
    ['email', true],
    ['smsConsent', false],
  ])
})

it('shows a message that has no place of its own at the head of the form', () => {
  const bare =
    '<form data-form="contact"><input type="hidden" name="form" value="contact"><input name="name"></form>'
  const html = fillForm(bare, 'contact', {}, { form: 'Too many messages' })
  expect(html).toBe(
    '<form data-form="contact"><p role="alert">Too many messages</p><input type="hidden" name="form" value="contact"><input name="name"></form>',
  )
})

it('says so when the page has no such form', () => {
  expect(fillForm(page, 'resume', {}, {})).toBeUndefined()
})
