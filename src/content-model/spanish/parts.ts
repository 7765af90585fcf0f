import { createHash } from 'node:crypto'
import { z } from 'zod'
import { isListSection } from '../empty-sections.ts'
import type { Source } from '../source.ts'

export const translationFields = {
  translator: z
    .strictObject({
      by: z.string().min(2).nullable().describe('Name of the translator who has read it; null until then'),
      on: z.iso.date().nullable(),
    })
    .default({ by: null, on: null })
    .describe('Who has read this page as a translator'),
  follows: z
    .array(z.string().regex(/^[0-9a-f]{8}$/, 'must be what "npx node scripts/translate.ts mark" writes'))
    .default([])
    .describe('Written by scripts/translate.ts'),
}

export type Translator = z.output<typeof translationFields.translator>

/** A part of a page that is translated as a whole: the opening, a section, a question. */
export type Part = { name: string; value: unknown }

const untranslatedFields = new Set(['updated', 'reviewed', ...Object.keys(translationFields)])

export function partsOf({ data, body }: Pick<Source, 'data' | 'body'>): Part[] {
  const { sections, questions, ...rest } = Object(data) as Record<string, unknown>
  const opening = Object.fromEntries(Object.entries(rest).filter(([key]) => !untranslatedFields.has(key)))
  return [
    { name: 'opening', value: opening },
    ...listOf(sections)
      .filter((section) => !isListSection(section))
      .map((value) => ({ name: titleOf(value), value })),
    ...listOf(questions).map((value) => ({ name: titleOf(value), value })),
    ...chaptersOf(body).map((value) => ({ name: value.split('\n')[0] ?? '', value })),
  ]
}

export function hashOf({ value }: Part): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8)
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function titleOf(value: unknown): string {
  const { title, question, block } = Object(value) as Record<string, unknown>
  return String(title ?? question ?? block ?? '')
}

function chaptersOf(body: string): string[] {
  return body
    .trim()
    .split(/^(?=## )/m)
    .filter((chapter) => chapter.trim() !== '')
}

/** `follows` in a Spanish file holds the hashes of the English parts that it was translated from. */
export function outdatedParts(english: Source, spanish: Source): string[] {
  const follows = listOf(Object(spanish.data).follows).map(String)
  const now = partsOf(english).map((part) => ({ name: part.name, hash: hashOf(part) }))
  const hashes = new Set(now.map(({ hash }) => hash))
  const changed = now.filter(({ hash }) => !follows.includes(hash)).map(({ name }) => name)
  const gone = follows.filter((hash) => !hashes.has(hash))
  return changed.length > 0 || gone.length === 0 ? changed : ['what English no longer says']
}

/** The text of a Spanish file with the current hashes in its last line of YAML or front matter. */
export function withCurrentHashes(text: string, english: Pick<Source, 'data' | 'body'>): string {
  const follows = partsOf(english).map(hashOf)
  const line = `follows: [${follows.map((hash) => `"${hash}"`).join(', ')}]\n`
  const bare = text.replace(/^follows:\s*\[[^\]]*\]\n?/m, '')
  if (!bare.startsWith('---\n')) return `${bare.trimEnd()}\n${line}`
  const end = bare.indexOf('\n---\n', 4) + 1
  return bare.slice(0, end) + line + bare.slice(end)
}
