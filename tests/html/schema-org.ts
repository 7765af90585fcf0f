import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * schema.org's vocabulary, read from the declarations that schema-dts generates from it: every type with its parents,
 * every property with what it may hold, every member of an enumeration.
 */
const source = readFileSync(
  createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/\.js$/, '.d.ts'),
  'utf8',
)

type Declared = { parents: string[]; properties: Map<string, string[]> }
const declared = new Map<string, Declared>()
for (const [, name = '', parents = '', body = ''] of source.matchAll(
  /interface (\w+) extends ([^{]+)\{([\s\S]*?)\n\}/g,
)) {
  const properties = [...body.matchAll(/"([\w-]+)"\?: SchemaValue<(.+), "[\w-]+">;/g)].map(
    ([, property = '', range = '']) => [property, range.split(' | ')] as const,
  )
  declared.set(name, {
    parents: parents.split(',').map((one) => one.trim()),
    properties: new Map(properties),
  })
}
const enumerations = new Map(
  [...source.matchAll(/export type (\w+) = ([^;]+);/g)].map(([, name = '', values = '']) => [
    name,
    new Set([...values.matchAll(/"(https:\/\/schema\.org\/\w+)"/g)].map(([, value]) => value)),
  ]),
)

export const isType = (type: string) => declared.has(`${type}Leaf`) || declared.has(`${type}Base`)

/** A type and all its ancestors. */
export function lineageOf(type: string): Set<string> {
  const start = declared.has(`${type}Leaf`) ? `${type}Leaf` : `${type}Base`
  const seen = new Set<string>()
  const climb = (name: string) => {
    seen.add(name.replace(/(?:Leaf|Base)$/, ''))
    for (const parent of declared.get(name)?.parents ?? []) climb(parent)
  }
  climb(start)
  return seen
}

/** What a property of a type may hold, or undefined if the type has no such property. */
export function rangeOf(type: string, property: string): string[] | undefined {
  for (const ancestor of lineageOf(type)) {
    const range = declared.get(`${ancestor}Base`)?.properties.get(property)
    if (range) return range
  }
  return undefined
}

export function isMember(enumeration: string, value: string): boolean {
  return enumerations.get(enumeration)?.has(value) ?? false
}
