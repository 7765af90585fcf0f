import { beforeAfter, blocks, films, financing, glance, injections, priceTable } from './en/blocks.ts'
import { quotes, review, safety } from './en/blocks.ts'
import { askedFirst } from './en/asked-first.ts'
import { checks, costs } from './en/checks.ts'
import { figures } from './en/figures.ts'
import { forms } from './en/forms.ts'
import { consent, frame, otherLanguage, preview, translation } from './en/frame.ts'
import { hours, money, priceGroups } from './en/money.ts'
import { companies, families, pages } from './en/pages.ts'
import { lightbox } from './en/lightbox.ts'
import { search } from './en/search.ts'

/** Every word that the site says itself, in English. What pages say is in content/. */
export const en = {
  language: 'en',
  locale: 'en-US',
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
