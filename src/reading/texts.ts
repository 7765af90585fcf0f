import { fieldPath } from './content-error.ts'
import type { Source } from './source.ts'

/** One string of a content file and where it stands: 'sections[2].text', or 'body' for Markdown. */
export type Text = { field: string; text: string }

/** Every string of a file that a visitor may read. Addresses, settings, others' titles and what visitors ask are not ours. */
export function textsOf({ data, body }: Pick<Source, 'data' | 'body'>): Text[] {
  return [...textsIn(data, []), ...(body ? [{ field: 'body', text: body }] : [])]
}

function textsIn(value: unknown, path: (string | number)[]): Text[] {
  if (typeof value === 'string') return isAddress(value) ? [] : [{ field: fieldPath(path), text: value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    notOurs.has(key) ? [] : textsIn(item, [...path, key]),
  )
}

const notOurs = new Set(['asks', 'sources', 'asked', 'ground', 'listStyle'])

function isAddress(text: string): boolean {
  return /^(?:https?:\/)?\/\S*$/.test(text)
}
