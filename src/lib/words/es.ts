import * as blocks from './es/blocks.ts'
import { forms } from './es/forms.ts'
import * as frame from './es/frame.ts'
import { lightbox } from './es/lightbox.ts'
import * as money from './es/money.ts'
import type { Words } from './words.ts'

/** The same in Spanish as it is spoken in the United States, to a person one calls usted. */
export const es: Words = {
  language: 'es',
  locale: 'es-US',
  ...blocks,
  ...frame,
  ...money,
  forms,
  lightbox,
}
