import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parse, parseDocument } from 'yaml'
import { listFiles, splitFrontMatter } from '#reading/source.ts'

/** What the specification fixes and content/ says: tests/specification.yaml. */
export type Specification = {
  /** File of content/ -> path -> value. '[]' in a path stands for every entry of a list. */
  values: Record<string, Record<string, unknown>>
  /** File of content/ -> words that stand somewhere in it. */
  says: Record<string, string[]>
  /** Addresses, in their exact case. */
  pages: string[]
}

/** The specification that belongs to a content folder; undefined where the practice keeps none. */
export function readSpecification(content: string): Specification | undefined {
  const file = specificationOf(content)
  return existsSync(file) ? (parse(readFileSync(file, 'utf8')) as Specification) : undefined
}

export const specificationOf = (content: string) => join(content, '../tests/specification.yaml')

/** Every place where content/ and the specification differ, in words. */
export function specificationFaults(content: string, { values, says, pages }: Specification): string[] {
  const addresses = addressesIn(content)
  return [
    ...Object.entries(values).flatMap(([file, fields]) => {
      const data = dataOf(content, file)
      return Object.entries(fields).flatMap(([path, value]) => {
        const found = valueAt(data, path)
        return isDeepStrictEqual(found, value)
          ? []
          : [`${file}: ${path} is ${JSON.stringify(found)}, not ${JSON.stringify(value)}`]
      })
    }),
    ...Object.entries(says).flatMap(([file, phrases]) =>
      phrases
        .filter((phrase) => !isSaid(content, file, phrase))
        .map((phrase) => `${file} does not say: ${phrase}`),
    ),
    ...pages.filter((page) => !addresses.has(page)).map((page) => `there is no page at ${page}`),
  ]
}

/** Publishing is the owner's agreement: what content/ says now is what the specification fixes. Returns whether it changed. */
export function updateSpecification(content: string): boolean {
  const specification = readSpecification(content)
  if (!specification || specificationFaults(content, specification).length === 0) return false
  const document = parseDocument(readFileSync(specificationOf(content), 'utf8'))
  for (const [file, fields] of Object.entries(specification.values)) {
    const data = dataOf(content, file)
    for (const [path, value] of Object.entries(fields)) {
      const found = valueAt(data, path)
      if (found === undefined) document.deleteIn(['values', file, path])
      else if (!isDeepStrictEqual(found, value)) document.setIn(['values', file, path], found)
    }
  }
  for (const [file, phrases] of Object.entries(specification.says))
    for (const [index, phrase] of [...phrases.entries()].toReversed())
      if (!isSaid(content, file, phrase)) document.deleteIn(['says', file, index])
  const addresses = addressesIn(content)
  for (const [index, page] of [...specification.pages.entries()].toReversed())
    if (!addresses.has(page)) document.deleteIn(['pages', index])
  writeFileSync(specificationOf(content), document.toString({ lineWidth: 0, flowCollectionPadding: false }))
  return true
}

/** '/blog/{name}' of posts/, '/{name}' of the other folders of pages. */
function addressesIn(content: string): Set<string> {
  const files = ['treatments', 'pages', 'posts', 'legal'].flatMap((folder) => listFiles(content, folder))
  const names = files.map((file) => file.replace(/^posts\//, 'x/blog/').replace(/^[^/]+|\.\w+$/g, ''))
  return new Set(names.map((name) => (name === '/home' ? '/' : name)))
}

function dataOf(content: string, file: string): unknown {
  const path = join(content, file)
  return existsSync(path) ? parse(splitFrontMatter(file, readFileSync(path, 'utf8')).front) : undefined
}

function valueAt(data: unknown, path: string): unknown {
  const [, key = '', rest = ''] = /^([^.[]+|\[\])\.?(.*)$/.exec(path) ?? []
  if (key === '' || data === undefined || data === null) return data
  if (key !== '[]') return valueAt((data as Record<string, unknown>)[key], rest)
  return Array.isArray(data) ? data.map((entry) => valueAt(entry, rest) ?? null) : undefined
}

/** Whatever the lines and marks of Markdown. */
function isSaid(content: string, file: string, phrase: string): boolean {
  const path = join(content, file)
  const plain = (text: string) => text.replaceAll(/[*_]+/g, '').replaceAll(/\s+/g, ' ')
  return (
    existsSync(path) && plain(readFileSync(path, 'utf8')).toLowerCase().includes(plain(phrase).toLowerCase())
  )
}
