import { forms as english } from '../words/en/forms.ts'
import type { Field, FormWords } from './definitions.ts'

/** '4,210 of 5,000 characters', once a text comes near its limit; nothing while there is room. */
export function lengthNote(
  { maxLength }: Pick<Field, 'maxLength'>,
  length: number,
  words: Pick<FormWords, 'length'> = english,
): string {
  if (length < maxLength * near) return ''
  return words.length
    .replace('{length}', length.toLocaleString('en-US'))
    .replace('{most}', maxLength.toLocaleString('en-US'))
}

const near = 0.8
