import type { Language } from '#lib/language.ts'
import * as blocks from './en/blocks.ts'
import { forms } from './en/forms.ts'
import * as frame from './en/frame.ts'
import { lightbox } from './en/lightbox.ts'
import * as money from './en/money.ts'

/** Every text that is not in content/. */
export const en = {
  language: 'en' as Language,
  locale: 'en-US',
  ...blocks,
  ...frame,
  ...money,
  forms,
  lightbox,
}
