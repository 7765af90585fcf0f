import { createHash } from 'node:crypto'
import { isOfList } from '../empty-sections.ts'
import type { Source } from '../source.ts'
import { ownFields } from './own-fields.ts'

/** A stretch of a page that is written and translated as one: its opening, a section, a question. */
export type Part = { name: string; value: unknown }

/** Who looked at a page and when is said of each language apart, and so is what only a Spanish page says. */
const notWords = new Set(['updated', 'reviewed', ...Object.keys(ownFields)])

/** The parts of a page in their order, the same in both languages. */
export function partsOf({ data, body }: Pick<Source, 'data' | 'body'>): Part[] {
  const { sections, questions, ...rest } = Object(data) as Record<string, unknown>
  const opening = Object.fromEntries(Object.entries(rest).filter(([key]) => !notWords.has(key)))
  return [
    { name: 'opening', value: opening },
    ...listOf(sections)
      .filter((section) => !isOfList(section))
      .map((value) => ({ name: titleOf(value), value })),
    ...listOf(questions).map((value) => ({ name: titleOf(value), value })),
    ...chaptersOf(body).map((value) => ({ name: value.split('\n')[0] ?? '', value })),
  ]
}

/** Eight letters that change with the text, and with nothing else. */
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

/** Markdown by its headings. */
function chaptersOf(body: string): string[] {
  return body
    .trim()
    .split(/^(?=## )/m)
    .filter((chapter) => chapter.trim() !== '')
}
