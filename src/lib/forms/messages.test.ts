import { expect, test } from 'vitest'
import { forms as words } from '../words/en/forms.ts'
import { forms, isFormName } from './definitions.ts'
import { hiddenFields, formErrorKey } from './relay-protocol.ts'
import { failureMessage, lengthNote, smsConsentText } from './messages.ts'

test('hidden form field has a name of its own', () => {
  const names: string[] = Object.values(forms).flatMap((form) => form.fields.map((field) => field.name))
  for (const name of [...Object.values(hiddenFields), formErrorKey]) expect(names).not.toContain(name)
})

test('form name from the object prototype is refused', () => {
  expect(['contact', 'constructor', '__proto__', ''].filter(isFormName)).toEqual(['contact'])
})

test('consent names purpose, frequency, rates, HELP, STOP and both legal pages', () => {
  const parts = smsConsentText('The Practice', words, 'en')
  const said = parts.map(({ text }) => text).join('')
  for (const part of 'The Practice|reminders|marketing|two-way|frequency|rates|HELP|STOP'.split('|'))
    expect(said).toContain(part)
  expect(parts.flatMap(({ href }) => href ?? [])).toEqual(['/privacy-policy', '/terms-and-conditions'])
})

test('character count shows from four fifths of the limit on', () => {
  const notes = [3999, 4000, 5001].map((length) => lengthNote({ maxLength: 5000 }, length))
  expect(notes).toEqual(['', '4,000 of 5,000 characters', '5,001 of 5,000 characters'])
})

test('form alerts read as the error catalogue says', () => {
  expect(words.success).toEqual({
    contact: 'Message sent successfully!',
    newsletter: 'Thank you for subscribing!',
    resume: 'Resume submitted successfully!',
  })
  expect(failureMessage('newsletter')).toBe('Failed to subscribe. Please try again later.')
  expect(failureMessage('resume')).toBe('Failed to send. Please try again.')
})

test.each([
  [{ status: 429, text: 'Too Many Requests' }, 'Too Many Requests'],
  [{ text: '', message: 'Failed to fetch' }, 'Failed to fetch'],
  [new TypeError('Failed to fetch'), 'Failed to fetch'],
  ['The public key is required.', 'Please try again later.'],
  [{ text: 5 }, 'Please try again later.'],
  [undefined, 'Please try again later.'],
])('contact alert says the text of %j, else its message, else a plain request', (reason, words) => {
  expect(failureMessage('contact', reason)).toBe(`Failed to send message. ${words}`)
})
