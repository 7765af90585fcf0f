import { en } from '#lib/words/en.ts'
import { fieldPath } from '#reading/content-error.ts'
import { formatMoney, formatPriceInFull } from '#lib/money.ts'
import type { Price } from '#lib/model/price.ts'
import { differencesOf, isGroup, same, type Difference } from '../../differences.ts'
import { readContents } from '../apply.ts'
import { placeOf, summaryOf } from '../../words.ts'
import { textChange } from './text-change.ts'

/** A file before and after; null where there is none. */
export type FileChange = { file: string; before: Buffer | null; after: Buffer | null }

type Told = {
  /** What a person calls a file. */
  titleOf: (file: string) => string
  /** How many pages show a price. */
  pagesShowing: (id: string, ownPage: string) => number
}

/** What changed in a file, a line each: 'Contrave: $150 becomes $160, on 3 pages'. */
export function inWords({ file, before, after }: FileChange, told: Told): string[] {
  const title = told.titleOf(file)
  if (!/\.(?:yaml|md)$/.test(file)) return [`${picture(file)}: ${wholeChange(before, after)}`]
  if (!before || !after) return [`${title}: ${wholeChange(before, after)}`]
  const old = readContents(file, String(before))
  const fresh = readContents(file, String(after))
  if (file === 'prices.yaml') return priceWords(old.data, fresh.data, told)
  const fields = differencesOf(old.data, fresh.data).flatMap((one) => fieldWords(one))
  const text = old.body === fresh.body ? [] : [`Text: ${textChange(old.body, fresh.body)}`]
  const lines = [...fields, ...text].map((line) => `${title}: ${line}`)
  return lines.length > 0 ? lines : [`${title}: a remark or the layout of the file`]
}

function picture(file: string): string {
  return `Picture ${file.replace(/^.*\//, '').replace(/\.\w+$/, '')}`
}

function wholeChange(before: Buffer | null, after: Buffer | null): string {
  return before ? (after ? 'replaced' : 'deleted') : 'new'
}

function priceWords(before: unknown, after: unknown, { pagesShowing }: Told): string[] {
  const old = (before ?? {}) as Record<string, Price>
  const fresh = (after ?? {}) as Record<string, Price>
  const ids = [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
  return ids.flatMap((id) => {
    const [was, is] = [old[id], fresh[id]]
    if (same(was, is)) return []
    if (!was || !is)
      return [
        `${(is ?? was)!.name}: ${is ? `new price, ${formatPriceInFull(is, en.money)}` : 'price deleted'}`,
      ]
    const pages = pagesShowing(id, is.page)
    return differencesOf(was, is).flatMap((one) =>
      fieldWords(one).map((line) =>
        one.path[0] === 'amount'
          ? `${is.name}: ${line}, on ${pages} ${pages === 1 ? 'page' : 'pages'}`
          : `${is.name}: ${line}`,
      ),
    )
  })
}

/** 'Phone › Number as people read it: (555) 555-0142 becomes (555) 555-0143' */
function fieldWords({ path, before, after }: Difference): string[] {
  const place = placeOf(fieldPath(path))
  if (Array.isArray(before) && Array.isArray(after)) return listWords(place, before, after)
  if (path.length === 1 && path[0] === 'amount') return [`${said(before, path)} becomes ${said(after, path)}`]
  if (before === undefined) return [`${place}: new, ${said(after, path)}`]
  if (after === undefined) return [`${place}: taken out`]
  if (typeof before === 'string' && typeof after === 'string')
    return [`${place}: ${textChange(before, after)}`]
  return [`${place}: ${said(before, path)} becomes ${said(after, path)}`]
}

function listWords(place: string, before: unknown[], after: unknown[]): string[] {
  const added = after.filter((one) => !before.some((other) => same(one, other)))
  const gone = before.filter((one) => !after.some((other) => same(one, other)))
  const words = [
    ...added.map((one) => `${place}: added ${short(one)}`),
    ...gone.map((one) => `${place}: taken out ${short(one)}`),
  ]
  return words.length > 0 ? words : [`${place}: repeated entries changed`]
}

function said(value: unknown, path: Difference['path']): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (path.at(-1) === 'amount' && typeof value === 'number') return formatMoney(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return short(value)
}

function short(value: unknown): string {
  const words = isGroup(value)
    ? summaryOf(value)
    : Array.isArray(value)
      ? value.map(summaryOf).join(', ')
      : String(value)
  return words.length > 80 ? `${words.slice(0, 79).trimEnd()}…` : words
}
