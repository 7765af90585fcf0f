import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPageSources } from '#content-model/addresses.ts'
import { readBytes } from '../draft.ts'
import { applyContents, readContents } from '../apply.ts'

/** tests/specification.yaml: the content that the specification fixes. */
export type Specification = {
  /** File -> path -> value. '[]' in a path stands for every entry of a list. */
  values: Record<string, Record<string, unknown>>
  says: Record<string, string[]>
  pages: string[]
}

export const specificationOf = (content: string) => join(content, '../tests/specification.yaml')

/** The specification with the current values, and without phrases and pages that no longer exist. */
export function specificationFrom(content: string, { values, says, pages }: Specification): Specification {
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

/** For each line of the specification that content/ contradicts: how to change it. */
export function outdatedLines(content: string): string[] {
  const [before, after] = [readFileSync(specificationOf(content), 'utf8'), updatedSpecification(content)]
  const remaining = after.split('\n')
  const keyOf = (line = '') => (line.trimStart().startsWith('-') ? line : line.split(':', 1)[0])
  return before.split('\n').flatMap((line, index) => {
    const isChanged = line !== remaining[0]
    const isRemoved = isChanged && keyOf(line) !== keyOf(remaining[0])
    const updated = isRemoved ? '' : remaining.shift()!.trim()
    if (!isChanged) return []
    const change = isRemoved ? `take out "${line.trim()}"` : `change this line to "${updated}"`
    return [
      `tests/specification.yaml:${index + 1}: ${change}, as content/ says (npm run publish does it too).`,
    ]
  })
}

function updatedSpecification(content: string): string {
  const file = specificationOf(content)
  const text = readFileSync(file, 'utf8')
  return applyContents(file, text, specificationFrom(content, readContents(file, text) as Specification))
}

/** Publishing changes what the specification fixes. Returns the changed file. */
export function updateSpecification(content: string): string[] {
  const file = specificationOf(content)
  if (!existsSync(file)) return []
  writeFileSync(file, updatedSpecification(content))
  return [file]
}

function valueAt(data: unknown, [key, ...rest]: string[]): unknown {
  if (key === undefined || data === undefined || data === null) return data
  if (key !== '[]') return valueAt((data as Record<string, unknown>)[key], rest)
  return Array.isArray(data) ? data.map((entry) => valueAt(entry, rest) ?? null) : undefined
}

/** Ignores case, line breaks and emphasis. */
function plain(text: string): string {
  return text.replaceAll(/[*_]+/g, '').replaceAll(/\s+/g, ' ').toLowerCase()
}
