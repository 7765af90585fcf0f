import type { ComponentProps } from 'react'
import { longSentence, longTitle } from '#workbench/fixtures.ts'
import type { Field } from './Field.tsx'

const name: ComponentProps<typeof Field> = {
  id: 'sample',
  name: 'name',
  label: 'Name',
  type: 'text',
  required: true,
  autoComplete: 'off',
}

export const examples = {
  text: name,
  optional: { ...name, label: 'Name (optional)', required: false },
  'with-hint': { ...name, type: 'tel', label: 'Phone', hint: 'With area code' },
  'with-error': { ...name, type: 'email', label: 'Email', error: 'Please enter an email address.' },
  'hint-and-error': { ...name, hint: 'As on your card', error: 'Please enter your name.' },
  textarea: { ...name, type: 'textarea', label: 'Message', count: '4,210 of 5,000 characters' },
  'text-to-read': { ...name, type: 'textarea', label: 'Terms', text: longSentence, readOnly: true },
  checkbox: { ...name, type: 'checkbox', label: 'I agree', hint: 'You can take it back at any time.' },
  'checkbox-with-error': { ...name, type: 'checkbox', label: 'I agree', error: 'Please tick the box.' },
  'longest-text': { ...name, type: 'checkbox', label: longTitle, hint: longSentence, error: longTitle },
} satisfies Record<string, ComponentProps<typeof Field>>
