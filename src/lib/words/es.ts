import { beforeAfter, blocks, films, financing, glance, injections, priceTable } from './es/blocks.ts'
import { quotes, review, safety } from './es/blocks.ts'
import { askedFirst } from './es/asked-first.ts'
import { checks, costs } from './es/checks.ts'
import { figures } from './es/figures.ts'
import { forms } from './es/forms.ts'
import { consent, frame, otherLanguage, preview, translation } from './es/frame.ts'
import { hours, money, priceGroups } from './es/money.ts'
import { companies, families, pages } from './es/pages.ts'
import { lightbox } from './es/lightbox.ts'
import { search } from './es/search.ts'
import type { Words } from './words.ts'

/** The same in Spanish as it is spoken in the United States, to a person one calls usted. */
export const es: Words = {
  language: 'es',
  locale: 'es-US',
  frame,
  consent,
  preview,
  otherLanguage,
  translation,
  money,
  hours,
  priceGroups,
  families,
  pages,
  companies,
  blocks,
  glance,
  injections,
  safety,
  review,
  beforeAfter,
  films,
  quotes,
  financing,
  priceTable,
  lightbox,
  figures,
  checks,
  costs,
  askedFirst,
  search,
  forms,
}
