import { formatMoney } from '#lib/money.ts'
import { fieldPath } from '#reading/content-error.ts'
import { placeOf, summaryOf } from '../../words.ts'
import { readContents } from '../apply.ts'

/** A file before and after; null where there is none. */
export type FileChange = { file: string; before: Buffer | null; after: Buffer | null }

type Path = (string | number)[]

/** What changed in a file, a line for each field: 'Prices: Contrave › Amount: $150 becomes $160'. */
export function inWords({ file, before, after }: FileChange, titleOf: (file: string) => string): string[] {
  const isText = /\.(?:yaml|md)$/.test(file)
  const title = isText ? titleOf(file) : `Picture ${file.replace(/^.*\//, '').replace(/\.\w+$/, '')}`
  if (!isText || !before || !after) return [`${title}: ${before ? (after ? 'replaced' : 'deleted') : 'new'}`]
  const old = readContents(file, String(before))
  const fresh = readContents(file, String(after))
  const lines = [...fieldsIn(old.data, fresh.data, []), ...fieldsIn(old.body, fresh.body, ['body'])]
  return lines.length > 0
    ? lines.map((line) => `${title}: ${line}`)
    : [`${title}: a remark or the layout of the file`]
}

/** The fields that differ, each as small as it can be: a list of another length is told by what came and went. */
function fieldsIn(before: unknown, after: unknown, path: Path): string[] {
  if (same(before, after)) return []
  const place = placeOf(fieldPath(path))
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length === after.length)
      return before.flatMap((one, index) => fieldsIn(one, after[index], [...path, index]))
    const isMissingIn = (list: unknown[]) => (one: unknown) => !list.some((other) => same(one, other))
    return [
      ...after.filter(isMissingIn(before)).map((one) => `${place}: added ${said(one, path)}`),
      ...before.filter(isMissingIn(after)).map((one) => `${place}: taken out ${said(one, path)}`),
    ]
  }
  if (isGroup(before) && isGroup(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      fieldsIn(before[key], after[key], [...path, key]),
    )
  if (before === undefined) return [`${place}: new, ${said(after, path)}`]
  if (after === undefined) return [`${place}: taken out`]
  const [old, fresh] = differingWords(said(before, path), said(after, path))
  return [`${place}: ${old} becomes ${fresh}`]
}

/** Of two long texts only the words that differ, with a few around them. */
function differingWords(before: string, after: string): [string, string] {
  if (before.length + after.length <= 2 * MOST) return [before, after]
  const [old, fresh] = [before.split(' '), after.split(' ')]
  const first = old.findIndex((word, index) => word !== fresh[index])
  const from = Math.max(0, (first < 0 ? old.length : first) - 2)
  let end = 0
  while (end < Math.min(old.length, fresh.length) - from - 2 && old.at(-1 - end) === fresh.at(-1 - end))
    end += 1
  const part = (words: string[]) =>
    shortened(words.slice(from, words.length - Math.max(0, end - 2)).join(' '))
  return [part(old), part(fresh)]
}

const MOST = 90

function shortened(text: string): string {
  return `“${text.length > MOST ? `${text.slice(0, MOST - 1).trimEnd()}…` : text}”`
}

function said(value: unknown, path: Path): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (path.at(-1) === 'amount' && typeof value === 'number') return formatMoney(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return Array.isArray(value)
    ? value.map(summaryOf).join(', ')
    : summaryOf(value).replaceAll(/\s+/g, ' ').trim()
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
