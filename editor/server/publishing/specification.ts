import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LineCounter, type Node, parseDocument } from 'yaml'
import { readPageSources } from '#content-model/addresses.ts'
import { readBytes } from '../draft.ts'
import { applyContents, readContents } from '../apply.ts'

/** What the specification fixes and content/ says: tests/specification.yaml. */
export type Specification = {
  /** File of content/ -> path -> value. '[]' in a path stands for every entry of a list. */
  values: Record<string, Record<string, unknown>>
  /** File of content/ -> words that stand somewhere in it. */
  says: Record<string, string[]>
  /** Addresses, in their exact case. */
  pages: string[]
}

export const specificationOf = (content: string) => join(content, '../tests/specification.yaml')

/** The specification as content/ stands now: other values, without words and pages that are gone. */
export function agreedNow(content: string, { values, says, pages }: Specification): Specification {
  const textOf = (file: string) => String(readBytes(join(content, file)) ?? '')
  const addresses = readPageSources(content, []).map(({ address }) => address)
  const valuesNow = Object.entries(values).map(([file, fields]) => {
    const data = readContents(file, textOf(file))
    const found = Object.keys(fields).map((path) => [path, valueAt(data, path.split(/\.|(?=\[)/))])
    return [file, Object.fromEntries(found.filter(([, value]) => value !== undefined))]
  })
  const saidNow = Object.entries(says).map(([file, phrases]) => {
    const text = plain(textOf(file))
    return [file, phrases.filter((phrase) => text.includes(plain(phrase)))]
  })
  return {
    values: Object.fromEntries(valuesNow),
    says: Object.fromEntries(saidNow),
    pages: pages.filter((page) => addresses.includes(page)),
  }
}

/** What a change by hand leaves to do: a sentence for each line of the specification that content/ no longer says. */
export function outdatedLines(content: string): string[] {
  const lineCounter = new LineCounter()
  const document = parseDocument(readFileSync(specificationOf(content), 'utf8'), { lineCounter })
  const agreed = document.toJS() as Specification
  const now = agreedNow(content, agreed)
  const sentence = (path: (string | number)[], todo: string) => {
    const [start = 0] = (document.getIn(path, true) as Node).range ?? []
    return `tests/specification.yaml:${lineCounter.linePos(start).line}: ${todo} (npm run publish does it too).`
  }
  const gone = (path: string[], words: string[], left: string[] = [], file = '') =>
    words.flatMap((one, index) =>
      left.includes(one)
        ? []
        : [sentence([...path, index], `take out "${one}", which content/${file} no longer says`)],
    )
  const values = Object.entries(agreed.values).flatMap(([file, fields]) =>
    Object.entries(fields).flatMap(([field, value]) => {
      const fresh = JSON.stringify(now.values[file]?.[field])
      if (fresh === JSON.stringify(value)) return []
      const todo = fresh === undefined ? 'take out this line' : `change this line to "${field}: ${fresh}"`
      return [sentence(['values', file, field], `${todo}, as content/${file} says now`)]
    }),
  )
  const says = Object.entries(agreed.says).flatMap(([file, words]) =>
    gone(['says', file], words, now.says[file], file),
  )
  return [...values, ...says, ...gone(['pages'], agreed.pages, now.pages)]
}

/** Publishing is the owner's agreement: what content/ says now is what the specification fixes. Returns the file, where one is kept. */
export function updateSpecification(content: string): string[] {
  const file = specificationOf(content)
  if (!existsSync(file)) return []
  const text = readFileSync(file, 'utf8')
  const agreed = readContents(file, text) as Specification
  writeFileSync(file, applyContents(file, text, agreedNow(content, agreed)))
  return [file]
}

function valueAt(data: unknown, [key, ...rest]: string[]): unknown {
  if (key === undefined || data === undefined || data === null) return data
  if (key !== '[]') return valueAt((data as Record<string, unknown>)[key], rest)
  return Array.isArray(data) ? data.map((entry) => valueAt(entry, rest) ?? null) : undefined
}

/** Whatever the case, the lines and the marks of Markdown. */
function plain(text: string): string {
  return text.replaceAll(/[*_]+/g, '').replaceAll(/\s+/g, ' ').toLowerCase()
}
