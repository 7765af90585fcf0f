import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPageSources } from '#reading/addresses.ts'
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
