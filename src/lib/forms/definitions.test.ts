import { expect, test } from 'vitest'
import { forms, isFormName } from './definitions.ts'
import { hiddenFields, wholeForm } from './hidden-fields.ts'
import { forms as en } from '../words/en/forms.ts'
import { smsConsentText } from './sms-consent.ts'

test('the fields are those of the specification', () => {
  const names = Object.values(forms).map((form) => form.fields.map((field) => field.name))
  expect(names).toEqual([
    ['name', 'email', 'phone', 'subject', 'message', 'smsConsent'],
    ['subscriber_email'],
    ['user_name', 'user_email', 'message', 'resume_link'],
  ])
})

test('no hidden field hides a visible one', () => {
  const visible = Object.values(forms).flatMap((form) => form.fields.map((field) => field.name))
  for (const name of [...Object.values(hiddenFields), wholeForm]) expect(visible).not.toContain(name)
})

test('a key of every object is no form', () => {
  expect(['contact', 'constructor', '__proto__', ''].filter(isFormName)).toEqual(['contact'])
})

test('the consent names purpose, frequency, rates, HELP, STOP and both legal pages', () => {
  const parts = smsConsentText('The Practice', en, 'en')
  const words = parts.map(({ text }) => text).join('')
  for (const part of [
    'The Practice',
    'reminders',
    'marketing',
    'two-way',
    'frequency',
    'rates',
    'HELP',
    'STOP',
  ])
    expect(words).toContain(part)
  expect(parts.flatMap(({ href }) => href ?? [])).toEqual(['/privacy-policy', '/terms-and-conditions'])
})
