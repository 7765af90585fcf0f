import type { Preview } from '#lib/model/page.ts'
import { longTitle, many, photo } from '#workbench/samples.ts'
import type { RelatedProps } from './Related.tsx'

const page: Preview = {
  address: '/telemedicine',
  name: 'Telemedicine',
  purpose: 'Visits by video, where they are enough.',
  family: 'primary-care',
  photo,
}
const pages = many(3, (number) => ({ ...page, address: `/page-${number}`, name: `Page ${number}` }))

export const examples = {
  'cards and section': { title: 'Related treatments', pages, section: { title: 'Primary care', pages } },
  'section alone': {
    title: 'Related',
    pages: [],
    section: { title: 'Primary care', pages: [{ ...page, name: longTitle }] },
  },
} satisfies Record<string, RelatedProps>
