import { describe, expect, test } from 'vitest'
import { type FormName, forms } from './definitions.ts'
import { cleanValues, validate } from './validate.ts'

const required = { smsConsent: 'required' } as const
const contact = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '(202) 555-0100',
  subject: 'Membership',
  message: 'Hello',
  smsConsent: 'on',
}
const resume = {
  user_name: 'Ada',
  user_email: 'ada@example.com',
  message: '',
  resume_link: 'https://files.example.com/cv.pdf?dl=0#page=1',
}
const complete = { contact, resume, newsletter: { subscriber_email: 'ada@example.com' } }

test.each(Object.entries(complete))('complete %s form is accepted', (form, values) => {
  expect(validate(form as FormName, values, required)).toEqual({})
})

test('missing required fields are reported in form order', () => {
  expect(Object.keys(validate('contact', {}, required))).toEqual(Object.keys(contact))
  expect(Object.keys(validate('resume', {}, required))).toEqual(['user_name', 'user_email', 'resume_link'])
  expect(validate('newsletter', {}, required)).toEqual({ subscriber_email: 'Enter your email address.' })
})

test('consent to text messages is required only where the practice says so', () => {
  const { smsConsent: _, ...without } = contact
  expect(validate('contact', without, required)).toHaveProperty('smsConsent')
  expect(validate('contact', without, { smsConsent: 'optional' })).toEqual({})
})

test('form field of spaces or invisible marks is empty', () => {
  expect(validate('contact', { ...contact, name: ' \t\u200b\u202e ' }, required)).toEqual({
    name: 'Enter your name.',
  })
})

test('form ignores values of a prototype', () => {
  expect(validate('contact', Object.create(contact) as typeof contact, required)).toHaveProperty('name')
})

describe.each([
  [
    'email',
    [
      ...'a|a b@c.de|a@b.de,c@d.de|<a@b.de>|a@-b.de|@b.de'.split('|'),
      'a@b.de\r\nBcc: x@y.de',
      `a@${'b'.repeat(64)}.de`,
    ],
  ],
  ['phone', ['202 555 0100\n911', '202\u0000']],
  ['name', ['Ada\r\nBcc: x@y.de', 'Ada\u0000', 'Ada\u2028Bcc']],
  ['subject', ['Hi\nBcc: x@y.de', 'Hi\u0085there']],
  ['smsConsent', ['false', 'no']],
])('form field %s refuses', (field, values) => {
  test.each(values)('%j', (value) => {
    expect(Object.keys(validate('contact', { ...contact, [field]: value }, required))).toEqual([field])
  })
})

test('form accepts email, phone and link as browsers do', () => {
  expect(validate('resume', { ...resume, resume_link: 'https://x' }, required)).toEqual({})
  expect(
    validate('contact', { ...contact, email: `a@${'b'.repeat(63)}`, phone: '555-0142' }, required),
  ).toEqual({})
})

test.each([
  '+1 202-555-0100',
  '202.555.0100 ext. 12',
  '202\u00a0555\u20110100',
  '\u202a(202) 555-0100\u202c',
])('form field phone accepts %j', (phone) => {
  expect(validate('contact', { ...contact, phone }, required)).toEqual({})
})

test.each([
  'javascript:alert(1)',
  'file:///etc/passwd',
  'data:text/html,x',
  'ftp://example.com/cv',
  'drive.example.com/cv',
  'https://bank.example@evil.example/cv',
  'https://exa mple.com',
  'https:\\\\example.com',
  'http://',
])('form field resume_link refuses %j', (resume_link) => {
  expect(validate('resume', { ...resume, resume_link }, required)).toHaveProperty('resume_link')
})

test('form field is accepted at its limit and refused one past it', () => {
  for (const field of forms.contact.fields.filter(({ type }) => type === 'text' || type === 'textarea')) {
    const atLimit = { ...contact, [field.name]: 'x'.repeat(field.maxLength) }
    const past = { ...contact, [field.name]: 'x'.repeat(field.maxLength + 1) }
    expect(validate('contact', atLimit, required)).toEqual({})
    expect(validate('contact', past, required)[field.name]).toContain('shorten it by 1 character.')
  }
})

test('form counts a line break once, as the browser does', () => {
  const lines = Array.from({ length: 2500 }, () => 'x')
  expect(validate('contact', { ...contact, message: lines.join('\r\n') }, required)).toEqual({})
})

test('cleaned form values hold own fields only, without control characters', () => {
  const cleaned = cleanValues('contact', {
    ...contact,
    name: ' A\u202eda\t',
    message: 'one\r\ntwo\u0007\u2066\u{1f468}\u200d\u{1f469}\ud800',
    bcc: 'x@y.de',
  })
  expect(cleaned).toEqual({ ...contact, name: 'Ada', message: 'one\ntwo\u{1f468}\u200d\u{1f469}\ufffd' })
})
