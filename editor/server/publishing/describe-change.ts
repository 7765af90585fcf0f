import { isDeepStrictEqual } from 'node:util'
import { formatMoney } from '#lib/money.ts'
import { fieldPath } from '#content-model/content-error.ts'
import { fieldLabel, summaryOf } from '../../labels.ts'
import { isGroup, readContents } from '../apply.ts'

const MAX_LENGTH = 90

/** `before` is null for a new file, `after` for a deleted one. */
export type FileChange = { file: string; title: string; before: string | null; after: string | null }

/** A line for each changed field: 'Prices: Contrave › Amount: $150 becomes $160'. */
export function describeChange({ file, title, before, after }: FileChange): string[] {
  if (before === null || after === null) return [`${title}: ${after === null ? 'deleted' : 'new'}`]
  if (!/\.(?:yaml|md)$/.test(file)) return [`${title}: replaced`]
  const lines = fieldsIn(readContents(file, before), readContents(file, after), [])
  return (lines.length > 0 ? lines : ['only comments or the layout of the file']).map(
    (line) => `${title}: ${line}`,
  )
}

function fieldsIn(before: unknown, after: unknown, path: (string | number)[]): string[] {
  if (isDeepStrictEqual(before, after)) return []
  if (path[0] === 'follows') return ['up to date with the English']
  if (isGroup(before) && isGroup(after))
    return Object.keys({ ...before, ...after }).flatMap((key) =>
      fieldsIn(before[key], after[key], [...path, Array.isArray(after) ? Number(key) : key]),
    )
  const place = fieldLabel(fieldPath(path)).trim()
  return [`${place}: ${displayValue(before, path.at(-1))} becomes ${displayValue(after, path.at(-1))}`]
}

function displayValue(value: unknown, key: string | number | undefined): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (key === 'amount' && typeof value === 'number') return formatMoney(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const words = [value].flat().map(summaryOf).join(', ').replaceAll(/\s+/g, ' ')
  return words.length > MAX_LENGTH ? `“${words.slice(0, MAX_LENGTH).trimEnd()}…”` : words
}
