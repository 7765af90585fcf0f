import type { z } from 'zod'
import { mailSchema } from '#lib/model/mail.ts'
import { mapSchema, practiceSchema } from '#lib/model/practice.ts'
import { pricesSchema } from '#lib/model/price.ts'
import type { Lookups } from './lookups.ts'
import { parse } from './parse.ts'
import { parseAndResolve, type ReadState, type Resolved } from './resolve.ts'
import { languageSchema } from './schemas/language.ts'
import { listSchemas } from './schemas/lists.ts'
import { catalogSchemas } from './schemas/catalogs.ts'
import { settingsSchemas } from './schemas/settings.ts'
import { statementSchemas } from './schemas/statements.ts'
import { readSource, type Source } from './source.ts'
import { toSpanish } from './spanish/phrases.ts'

export { pageSchemas } from './schemas/page.ts'

export const fileSchemas = {
  'practice.yaml': practiceSchema,
  'prices.yaml': pricesSchema,
  'mail.yaml': mailSchema,
  'map.yaml': mapSchema,
  'language.yaml': languageSchema,
  ...settingsSchemas,
  ...statementSchemas,
  ...catalogSchemas,
  ...listSchemas,
}

export type SharedFile = keyof typeof fileSchemas
type Parsed<File extends SharedFile> = z.output<(typeof fileSchemas)[File]>

export function parseFile<File extends SharedFile>(state: ReadState, file: File): Parsed<File> | undefined {
  return parseAs(state, file, fileSchemas[file]) as Parsed<File> | undefined
}

export function parseAs<Schema extends z.ZodType>(state: ReadState, file: string, schema: Schema) {
  return parse(schema, sourceIn(state, file), state.problems)
}

type Content<File extends SharedFile> = Resolved<Parsed<File>>

export function readFile<File extends SharedFile>(state: ReadState, name: File, lookups: Lookups) {
  const content = parseAndResolve(fileSchemas[name], sourceIn(state, name), { state, lookups })
  return content as Content<File> | undefined
}

function sourceIn({ root, language, problems }: ReadState, file: string): Source | undefined {
  const english = readSource(root, file, problems)
  return english && language === 'es' ? toSpanish(root, english, problems) : english
}

type ListFile = keyof typeof listSchemas
type Lists = { [File in ListFile as File extends `${infer Name}.yaml` ? Name : never]: Content<File> }

export function readLists(state: ReadState, lookups: Lookups): Lists {
  const files = Object.keys(listSchemas) as ListFile[]
  const lists = files.map((file) => [file.replace('.yaml', ''), readFile(state, file, lookups)])
  return Object.fromEntries(lists)
}
