import { isDeepStrictEqual } from 'node:util'
import { formatMoney } from '#lib/money.ts'
import { fieldPath } from '#content-model/content-error.ts'
import { placeOf, summaryOf } from '../../words.ts'
import { isGroup, readContents } from '../apply.ts'

/** A file before and after; null where there is none. */
export type FileChange = { file: string; title: string; before: string | null; after: string | null }

/** What changed in a file, a line for each field: 'Prices: Contrave › Amount: $150 becomes $160'. */
export function inWords({ file, title, before, after }: FileChange): string[] {
  if (before === null || after === null) return [`${title}: ${after === null ? 'deleted' : 'new'}`]
  if (!/\.(?:yaml|md)$/.test(file)) return [`${title}: replaced`]
  const lines = fieldsIn(readContents(file, before), readContents(file, after), [])
  return (lines.length > 0 ? lines : ['a remark or the layout of the file']).map(
    (line) => `${title}: ${line}`,
  )
}

/** The fields that differ, each as small as it can be. */
function fieldsIn(before: unknown, after: unknown, path: (string | number)[]): string[] {
  if (isDeepStrictEqual(before, after)) return []
  if (path[0] === 'follows') return ['in step with the English again']
  if (isGroup(before) && isGroup(after))
    return Object.keys({ ...before, ...after }).flatMap((key) =>
      fieldsIn(before[key], after[key], [...path, Array.isArray(after) ? Number(key) : key]),
    )
  const place = placeOf(fieldPath(path)).trim()
  return [`${place}: ${said(before, path.at(-1))} becomes ${said(after, path.at(-1))}`]
}

function said(value: unknown, key: string | number | undefined): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (key === 'amount' && typeof value === 'number') return formatMoney(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const words = [value].flat().map(summaryOf).join(', ').replaceAll(/\s+/g, ' ')
  return words.length > MOST ? `“${words.slice(0, MOST).trimEnd()}…”` : words
}

const MOST = 90
