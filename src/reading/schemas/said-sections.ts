import { z } from 'zod'
import type { Lookups } from '../lookups.ts'
import { sectionSchema } from './sections.ts'

/** The sections of a page as they are shown, without those that have nothing to say. */
export const sections = (lookups: Lookups) =>
  z
    .array(sectionSchema(lookups))
    .min(1)
    .transform((all) =>
      all
        .map(withoutGaps)
        .map((one) => withPictures(one, lookups))
        .filter((one) => hasSomethingToSay(one)),
    )

type Section = z.output<ReturnType<typeof sectionSchema>>

/** What only said a law that nobody has written down for this state is left out with it. */
function withoutGaps(section: Section): Section {
  if (section.block === 'options')
    return { ...section, items: section.items.filter(({ text }) => text !== '') }
  if (section.block === 'text' && section.list)
    return { ...section, list: section.list.filter((item) => item !== '') }
  return section
}

/** Rows that all lead onward, each to a page of its own, begin with that page's picture. */
function withPictures(section: Section, { previews }: Lookups): Section {
  if (section.block !== 'options' || section.layout !== 'rows') return section
  const photos = section.items.map(({ link }) => (link ? previews.get(link.href)?.photo : undefined))
  if (photos.includes(undefined) || new Set(photos).size < photos.length) return section
  return { ...section, items: section.items.map((item, index) => ({ ...item, photo: photos[index] })) }
}

/** A list whose prices are all withdrawn says nothing, nor do the words around it. */
function hasSomethingToSay(section: Section): boolean {
  if (section.block === 'options') return section.items.length > 0
  return section.block !== 'prices' || section.prices.length > 0
}
