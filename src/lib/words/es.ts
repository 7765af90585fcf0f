import * as blocks from './es/blocks.ts'
import { forms } from './es/forms.ts'
import * as frame from './es/frame.ts'
import { lightbox } from './es/lightbox.ts'
import * as money from './es/money.ts'
import type { Words } from './words.ts'

/** In the Spanish of the United States, with usted. */
export const es: Words = {
  language: 'es',
  locale: 'es-US',
  ...blocks,
  ...frame,
  ...money,
  forms,
  lightbox,
}
