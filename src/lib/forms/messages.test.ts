import { expect, test } from 'vitest'
import { forms } from '../words/en/forms.ts'
import { failureMessage } from './messages.ts'

test('the alerts read as the error catalogue says', () => {
  expect(forms.success).toEqual({
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
])('contact failure: the text of %j, else its message, else a plain request', (reason, words) => {
  expect(failureMessage('contact', reason)).toBe(`Failed to send message. ${words}`)
})
