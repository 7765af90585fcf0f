import type { Field } from './definitions.ts'

/** '4,210 of 5,000 characters', once a text comes near its limit; nothing while there is room. */
export function lengthNote({ maxLength }: Pick<Field, 'maxLength'>, length: number): string {
  if (length < maxLength * near) return ''
  return `${length.toLocaleString('en-US')} of ${maxLength.toLocaleString('en-US')} characters`
}

const near = 0.8
