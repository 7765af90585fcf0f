import { fieldPath, type Problem } from './content-error.ts'
import type { Source } from './source.ts'

export type Path = (string | number)[]

/** The texts that visitors read, with their field: 'sections[2].text', 'body'. */
export function visibleTexts({
  data,
  body,
}: Pick<Source, 'data' | 'body'>): { field: string; text: string }[] {
  const texts = stringsIn(data)
    .filter(({ path, text }) => !isAddress(text) && !path.some((step) => hiddenFields.has(step)))
    .map(({ path, text }) => ({ field: fieldPath(path), text }))
  return [...texts, ...(body ? [{ field: 'body', text: body }] : [])]
}

export function textProblems(source: Source, rule: (text: string, field: string) => string[]): Problem[] {
  const { file } = source
  return visibleTexts(source).flatMap(({ field, text }) =>
    rule(text, field).map((message) => ({ file, field, message })),
  )
}

const hiddenFields = new Set<string | number>(['asks', 'sources', 'asked', 'background', 'listStyle'])

export function stringsIn(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    stringsIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

export function lastKey(path: Path): string {
  return String(path.findLast((step) => typeof step === 'string') ?? '')
}

/** Fields that are the same in every language: ids, addresses and settings. */
const settingFields = new Set(
  `
    id photo photos film poster file tall page pages link links to href url block background layout
    listStyle tone icon kind family template unit group price prices work drawing pair counts measure
    measures series certainty arm before after product external network notice notices related updated date
    effective on next by read focus videoId videoUrl heroImage className textColor bars credit source
    publisher
  `
    .trim()
    .split(/\s+/),
)

export function isTranslatable(key: string, text: string): boolean {
  return !settingFields.has(key) && !isAddress(text) && /\p{L}/u.test(text)
}

function isAddress(text: string): boolean {
  return /^(?:https?:\/)?\/\S*$/.test(text)
}
