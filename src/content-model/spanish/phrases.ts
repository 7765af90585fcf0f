import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { memoizeByObject } from '#lib/memoize.ts'
import type { Problem } from '../content-error.ts'
import { readSource, type Source } from '../source.ts'
import { isTranslatable } from '../texts.ts'

const pairsSchema = z.array(z.strictObject({ en: z.string().min(1), es: z.string().min(1) }))

/** From English, in a single line, to Spanish. */
export type Phrases = Map<string, string>

/** 'services.yaml' -> 'es/services.yaml', 'photos/photos.yaml' -> 'es/photos.yaml' */
export function phraseFile(file: string): string {
  return `es/${basename(file)}`
}

export function readPhrases(root: string, file: string, problems: Problem[]): Phrases {
  const path = phraseFile(file)
  const source = existsSync(join(root, path)) ? readSource(root, path, problems) : undefined
  const phrases = source && phrasesIn(source)
  const message = 'must be a list of pairs: "en" and "es", both with words'
  if (source && !phrases) problems.push({ file: path, field: '', message })
  return phrases ?? new Map()
}

const phrasesIn = memoizeByObject(({ data }: Source): Phrases | undefined => {
  const pairs = pairsSchema.safeParse(data).data
  return pairs && new Map(pairs.map(({ en, es }) => [singleLine(en), es]))
})

/** A sentence whose English text has changed stays English, because an outdated warning could harm. */
export function toSpanish(root: string, source: Source, problems: Problem[]): Source {
  if (source.file === 'search.yaml') return spanishSearchPhrases(root, source, problems)
  const phrases = readPhrases(root, source.file, problems)
  if (phrases.size === 0) return source
  return { ...source, file: phraseFile(source.file), data: translateStrings(source.data, phrases) }
}

/** What visitors type is not translated: content/es/search.yaml has its own phrases. */
function spanishSearchPhrases(root: string, source: Source, problems: Problem[]): Source {
  const path = phraseFile(source.file)
  const typed = existsSync(join(root, path)) ? readSource(root, path, problems) : undefined
  const { suggested } = Object(source.data) as { suggested?: unknown }
  return { ...source, file: path, data: { suggested, asked: {}, ...Object(typed?.data) } }
}

export function translateStrings(value: unknown, phrases: Phrases, key = ''): unknown {
  if (typeof value === 'string')
    return isTranslatable(key, value) ? (phrases.get(singleLine(value)) ?? value) : value
  if (Array.isArray(value)) return value.map((item) => translateStrings(item, phrases, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, translateStrings(item, phrases, name)]),
  )
}

export function singleLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
