import type { z } from 'zod'
import { mapSchema, practiceSchema } from '#lib/model/practice.ts'
import { pricesSchema } from '#lib/model/price.ts'
import type { Lookups } from './lookups.ts'
import { parse } from './parse.ts'
import { resolve, type At, type Reading, type Resolved } from './resolve.ts'
import { languageSchema } from './schemas/language.ts'
import * as lists from './schemas/lists.ts'
import { navigationSchema } from './schemas/navigation.ts'
import { legalSchema, pageSchema, postSchema, treatmentSchema } from './schemas/page.ts'

import * as registers from './schemas/registers.ts'
import { integrationsSchema, launchSchema, mailSchema } from './schemas/settings.ts'
import { answersSchema, claimsSchema, evidenceSchema, outsideAmountsSchema } from './schemas/statements.ts'
import { readSource, type Source } from './source.ts'
import { inSpanish } from './spanish/phrases.ts'

/** Which file of content/ has which schema. */
export const fileSchemas = {
  'practice.yaml': practiceSchema,
  'prices.yaml': pricesSchema,
  'claims.yaml': claimsSchema,
  'answers.yaml': answersSchema,
  'outside-amounts.yaml': outsideAmountsSchema,
  'evidence.yaml': evidenceSchema,
  'announcements.yaml': lists.announcementsSchema,
  'specials.yaml': lists.specialsSchema,
  'providers.yaml': lists.providersSchema,
  'downloads.yaml': lists.downloadsSchema,
  'testimonials.yaml': lists.testimonialsSchema,
  'services.yaml': lists.servicesSchema,
  'injections.yaml': lists.injectionsSchema,
  'drips.yaml': lists.dripsSchema,
  'notices.yaml': lists.noticesSchema,
  'navigation.yaml': navigationSchema,
  'photos/photos.yaml': registers.photosSchema,
  'films/films.yaml': registers.filmsSchema,
  'before-after/pairs.yaml': registers.pairsSchema,
  'models.yaml': registers.modelsSchema,
  'search.yaml': lists.searchSchema,
  'start.yaml': lists.startSchema,
  'checks.yaml': lists.checksSchema,
  'redirects.yaml': registers.redirectsSchema,
  'mail.yaml': mailSchema,
  'integrations.yaml': integrationsSchema,
  'launch.yaml': launchSchema,
  'language.yaml': languageSchema,
  'map.yaml': mapSchema,
}

/** Pages have a file each; their folder says which kind they are. */
export const pageSchemas = {
  treatment: treatmentSchema,
  page: pageSchema,
  post: postSchema,
  legal: legalSchema,
}

export type SharedFile = keyof typeof fileSchemas
type Parsed<File extends SharedFile> = z.output<(typeof fileSchemas)[File]>

/** What a file says in the language that is read, before ids become values; undefined with a problem where it does not fit. */
export function parseFile<File extends SharedFile>(reading: Reading, file: File): Parsed<File> | undefined {
  return parse(schemaOf(file), sourceIn(reading, file), reading.problems)
}

/** The same for a file whose name does not decide its schema. */
export function parseAs<Output>(reading: Reading, file: string, schema: z.ZodType<Output>) {
  return parse(schema, sourceIn(reading, file), reading.problems)
}

type Content<File extends SharedFile> = Resolved<Parsed<File>>

/** What a file says, with every id turned into what it names. */
export function readFile<File extends SharedFile>(reading: Reading, name: File, lookups: Lookups) {
  const faults = reading.problems.length
  const source = sourceIn(reading, name)
  const parsed = parse(schemaOf(name), source, reading.problems)
  if (!source || parsed === undefined) return undefined
  const at: At = { reading, lookups, file: source.file, address: '/', path: [] }
  const content: Content<File> = resolve(parsed, at)
  return reading.problems.length > faults ? undefined : content
}

function schemaOf<File extends SharedFile>(file: File) {
  return fileSchemas[file] as z.ZodType as z.ZodType<Parsed<File>>
}

function sourceIn({ root, language, problems }: Reading, file: string): Source | undefined {
  const english = readSource(root, file, problems)
  return english && language === 'es' ? inSpanish(root, english, problems) : english
}

const shared = [
  'navigation',
  'services',
  'testimonials',
  'injections',
  'drips',
  'start',
  'checks',
  'search',
  'launch',
  'announcements',
  'specials',
  'providers',
  'downloads',
  'redirects',
] as const

/** The files that many pages share: menus, lists and settings. */
export function readLists(reading: Reading, lookups: Lookups) {
  const entries = shared.map((name) => [name, readFile(reading, `${name}.yaml`, lookups)])
  return Object.fromEntries(entries) as { [Name in (typeof shared)[number]]: Content<`${Name}.yaml`> }
}
