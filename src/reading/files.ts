import type { z } from 'zod'
import type { Language } from '#lib/language.ts'
import type { Problem } from './content-error.ts'
import type { Lookups } from './lookups.ts'
import { parse } from './parse.ts'
import {
  announcementsSchema,
  downloadsSchema,
  providersSchema,
  specialsSchema,
} from './schemas/asked-first.ts'
import { answersSchema, claimsSchema, outsideAmountsSchema } from './schemas/claims.ts'
import {
  dripsSchema,
  injectionsSchema,
  noticesSchema,
  servicesSchema,
  testimonialsSchema,
} from './schemas/collections.ts'
import { evidenceSchema } from './schemas/evidence.ts'
import { integrationsSchema } from './schemas/integrations.ts'
import { launchSchema } from './schemas/launch.ts'
import { mailSchema } from './schemas/mail.ts'
import { modelsSchema } from './schemas/models.ts'
import { navigationSchema } from './schemas/navigation.ts'
import { legalSchema, pageSchema, postSchema, treatmentSchema } from './schemas/page.ts'
import { practiceSchema } from './schemas/practice.ts'
import {
  filmsSchema,
  pairsSchema,
  photosSchema,
  pricesSchema,
  redirectsSchema,
} from './schemas/registries.ts'
import { checksSchema, startSchema } from './schemas/deciding.ts'
import { searchSchema } from './schemas/search.ts'
import { readSource } from './source.ts'
import { inSpanish } from './spanish/phrases.ts'

/** A folder of content, and the language it is read in. */
export type Content = { root: string; language: Language }

/** Which file of content/ has which schema. One that names things of other files is given what was read of them. */
const fileSchemas = {
  'practice.yaml': practiceSchema,
  'prices.yaml': pricesSchema,
  'claims.yaml': claimsSchema,
  'answers.yaml': answersSchema,
  'outside-amounts.yaml': outsideAmountsSchema,
  'evidence.yaml': evidenceSchema,
  'announcements.yaml': announcementsSchema,
  'specials.yaml': specialsSchema,
  'providers.yaml': providersSchema,
  'downloads.yaml': downloadsSchema,
  'testimonials.yaml': testimonialsSchema,
  'services.yaml': servicesSchema,
  'injections.yaml': injectionsSchema,
  'drips.yaml': dripsSchema,
  'notices.yaml': noticesSchema,
  'navigation.yaml': navigationSchema,
  'photos/photos.yaml': photosSchema,
  'films/films.yaml': filmsSchema,
  'before-after/pairs.yaml': pairsSchema,
  'models.yaml': modelsSchema,
  'search.yaml': searchSchema,
  'start.yaml': startSchema,
  'checks.yaml': checksSchema,
  'redirects.yaml': redirectsSchema,
  'mail.yaml': mailSchema,
  'integrations.yaml': integrationsSchema,
  'launch.yaml': launchSchema,
}

/** Pages have a file each; their folder says which kind they are. */
export const pageSchemas = {
  treatment: treatmentSchema,
  page: pageSchema,
  post: postSchema,
  legal: legalSchema,
}

export type SharedFile = keyof typeof fileSchemas
type Given<File extends SharedFile> = (typeof fileSchemas)[File] extends z.ZodType ? [] : [lookups: Lookups]
type Data<File extends SharedFile> = (typeof fileSchemas)[File] extends infer Schema
  ? z.output<Schema extends (lookups: Lookups) => infer Made ? Made & z.ZodType : Schema>
  : never

/** What a file says, held against its schema; undefined with a problem where it does not fit. */
export function readFile<File extends SharedFile>(
  { root, language }: Content,
  file: File,
  problems: Problem[],
  ...[lookups]: Given<File>
): Data<File> | undefined {
  const english = readSource(root, file, problems)
  const source = english && language === 'es' ? inSpanish(root, english, problems) : english
  return parse(schemaOf(file, lookups!), source, problems) as Data<File> | undefined
}

export function schemaOf(file: SharedFile, lookups: Lookups): z.ZodType {
  const schema = fileSchemas[file]
  return typeof schema === 'function' ? schema(lookups) : schema
}
