import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parseDocument } from 'yaml'
import { readPageSources } from '#reading/addresses.ts'
import { readBytes } from '../draft.ts'
import { readContents } from '../apply.ts'

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

/** A place of the specification that content/ contradicts; `found` is what stands there now, if anything. */
type Difference = { at: (string | number)[]; found?: unknown; words: string }

/** Every place where content/ and its specification differ. */
export function differences(content: string, { values, says, pages }: Specification): Difference[] {
  const textOf = (file: string) => String(readBytes(join(content, file)) ?? '')
  const addresses = readPageSources(content, []).map(({ address }) => address)
  const found: Difference[] = []
  for (const [file, fields] of Object.entries(values)) {
    const data = readContents(file, textOf(file))
    for (const [path, value] of Object.entries(fields)) {
      const now = valueAt(data, path)
      const words = `${file}: ${path} is ${JSON.stringify(now)}, not ${JSON.stringify(value)}`
      if (!isDeepStrictEqual(now, value)) found.push({ at: ['values', file, path], found: now, words })
    }
  }
  for (const [file, phrases] of Object.entries(says))
    for (const [index, phrase] of phrases.entries())
      if (!plain(textOf(file)).includes(plain(phrase)))
        found.push({ at: ['says', file, index], words: `${file} does not say: ${phrase}` })
  for (const [index, page] of pages.entries())
    if (!addresses.includes(page)) found.push({ at: ['pages', index], words: `there is no page at ${page}` })
  return found
}

/** Publishing is the owner's agreement: what content/ says now is what the specification fixes. Returns the file, where one is kept. */
export function updateSpecification(content: string): string[] {
  const file = specificationOf(content)
  if (!existsSync(file)) return []
  const document = parseDocument(readFileSync(file, 'utf8'))
  const differing = differences(content, document.toJS() as Specification)
  // From the end, since what is taken out of a list moves what follows.
  for (const { at, found } of differing.toReversed())
    if (found === undefined) document.deleteIn(at)
    else document.setIn(at, found)
  if (differing.length > 0)
    writeFileSync(file, document.toString({ lineWidth: 0, flowCollectionPadding: false }))
  return [file]
}

function valueAt(data: unknown, path: string): unknown {
  const [, key = '', rest = ''] = /^([^.[]+|\[\])\.?(.*)$/.exec(path) ?? []
  if (key === '' || data === undefined || data === null) return data
  if (key !== '[]') return valueAt((data as Record<string, unknown>)[key], rest)
  return Array.isArray(data) ? data.map((entry) => valueAt(entry, rest) ?? null) : undefined
}

/** Whatever the case, the lines and the marks of Markdown. */
function plain(text: string): string {
  return text.replaceAll(/[*_]+/g, '').replaceAll(/\s+/g, ' ').toLowerCase()
}
