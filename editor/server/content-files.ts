import { z } from 'zod'
import { readPageSources } from '#reading/addresses.ts'
import type { Lookups } from '#reading/lookups.ts'
import {
  dripsSchema,
  injectionsSchema,
  noticesSchema,
  servicesSchema,
  testimonialsSchema,
} from '#reading/schemas/collections.ts'
import { claimsSchema, outsideAmountsSchema } from '#reading/schemas/claims.ts'
import { evidenceSchema } from '#reading/schemas/evidence.ts'
import { integrationsSchema } from '#reading/schemas/integrations.ts'
import { launchSchema } from '#reading/schemas/launch.ts'
import { mailSchema } from '#reading/schemas/mail.ts'
import { navigationSchema } from '#reading/schemas/navigation.ts'
import { legalSchema, pageSchema, postSchema, treatmentSchema } from '#reading/schemas/page.ts'
import { practiceSchema } from '#reading/schemas/practice.ts'
import {
  filmsSchema,
  pairsSchema,
  photosSchema,
  pricesSchema,
  redirectsSchema,
} from '#reading/schemas/registries.ts'
import { searchSchema } from '#reading/schemas/search.ts'
import type { FileEntry, Schema } from '../model.ts'

/** A file that can be edited, and what it may contain. */
export type ContentFile = FileEntry & { schema: () => Schema }

/** Groups whose pages come and go; the others are named by the site's own menus and templates. */
export const openGroups: Record<string, { folder: string; ending: string; heading: string }> = {
  Treatments: { folder: 'treatments', ending: '.yaml', heading: 'name' },
  Blog: { folder: 'posts', ending: '.md', heading: 'title' },
}

/** Every file of content/, in the order the list shows them. */
export function contentFiles(root: string): ContentFile[] {
  const pages = readPageSources(root, []).map(({ kind, address, source }): ContentFile => {
    const { name, title } = (source.data ?? {}) as { name?: string; title?: string }
    return {
      file: source.file,
      title: name ?? title ?? source.name,
      group: pageGroups[kind].group,
      address,
      schema: () => asJson(pageGroups[kind].schema(nothing)),
    }
  })
  return [...shared, ...pages]
}

/** What a page of a group may contain. */
export function schemaOf(group: string): Schema {
  const kind = Object.values(pageGroups).find((one) => one.group === group)!
  return asJson(kind.schema(nothing))
}

const shared: ContentFile[] = [
  one('practice.yaml', 'Practice: name, phone, hours, links', practiceSchema, '/contact'),
  one('prices.yaml', 'Prices', pricesSchema, '/prices'),
  one('claims.yaml', 'Claims of the practice', claimsSchema, '/primary-care'),
  one('outside-amounts.yaml', 'Sums of others', outsideAmountsSchema),
  one('evidence.yaml', 'Figures of studies', evidenceSchema),
  one('testimonials.yaml', 'Testimonials', testimonialsSchema, '/'),
  one('services.yaml', 'Service cards', servicesSchema, '/'),
  one('injections.yaml', 'Injections', injectionsSchema, '/vitamin-injections'),
  one('drips.yaml', 'IV drips', dripsSchema, '/vitamin-infusions'),
  one('notices.yaml', 'Notices and warnings', noticesSchema, '/'),
  one('navigation.yaml', 'Menus and footer', navigationSchema, '/'),
  one('photos/photos.yaml', 'Photos: alt text, focus', photosSchema, '/our-practice'),
  one('films/films.yaml', 'Films', filmsSchema, '/'),
  one('before-after/pairs.yaml', 'Before/after pairs', pairsSchema, '/skin-pen'),
  one('search.yaml', 'Search words', searchSchema, '/search'),
  one('redirects.yaml', 'Old addresses', redirectsSchema),
  one('mail.yaml', 'How forms are sent', mailSchema, '/contact'),
  one('integrations.yaml', 'Outside services', integrationsSchema, '/privacy-policy'),
  one('launch.yaml', 'Launch: answers, proofs, reviews', launchSchema),
]

const pageGroups = {
  treatment: { group: 'Treatments', schema: treatmentSchema },
  page: { group: 'Pages', schema: pageSchema },
  post: { group: 'Blog', schema: postSchema },
  legal: { group: 'Legal texts', schema: legalSchema },
}

type Zod = z.ZodType | ((lookups: Lookups) => z.ZodType)

function one(file: string, title: string, schema: Zod, address?: string): ContentFile {
  const made = () => (typeof schema === 'function' ? schema(nothing) : schema)
  return {
    file,
    title,
    group: 'Shared by many pages',
    ...(address && { address }),
    schema: () => asJson(made()),
  }
}

/** What an author writes, before ids become values. */
function asJson(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
}

/** The shape of a file does not depend on what other files say. */
const nothing = {
  practice: {},
  prices: new Map(),
  outsideAmounts: new Map(),
  claims: new Map(),
  evidence: { works: new Map(), counts: new Map(), measures: new Map(), series: new Map() },
  photos: new Map(),
  films: new Map(),
  pairs: new Map(),
  notices: new Map(),
  previews: new Map(),
  addresses: new Set(),
  shownPrices: new Set(),
  services: '',
  address: '/',
} as unknown as Lookups
