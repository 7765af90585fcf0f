import { expect } from 'vitest'
import { isMember, isType, lineageOf, rangeOf } from './schema-org.ts'

export type Node = { [property: string]: unknown; '@type'?: string; '@id'?: string }

/** Everything in a graph that schema.org's vocabulary does not know, with its place. */
export function graphFaults(graph: Node[]): string[] {
  const named = new Map<string, Node>()
  each(graph, (node) => {
    if (node['@id'] && node['@type']) named.set(node['@id'], node)
  })
  return graph.flatMap((node) => nodeFaults(node, String(node['@type']), named))
}

/** Every node of a graph, nested ones included. */
export function each(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) each(item, visit)
  else if (typeof value === 'object' && value !== null) {
    visit(value as Node)
    each(Object.values(value), visit)
  }
}

function nodeFaults(node: Node, place: string, named: Map<string, Node>): string[] {
  const type = node['@type']
  if (!type || !isType(type)) return [`${place}: schema.org has no type ${type}`]
  return Object.entries(node).flatMap(([property, value]) => {
    if (property.startsWith('@')) return []
    const here = `${place}.${property}`
    // Actions say with -input what they ask for.
    if (property.endsWith('-input') && lineageOf(type).has('Action')) {
      return rangeOf(type, property.slice(0, -'-input'.length))
        ? []
        : [`${here}: ${type} has no such property`]
    }
    const range = rangeOf(type, property)
    if (!range) return [`${here}: ${type} has no such property`]
    const values = Array.isArray(value) ? value : [value]
    return values.flatMap((one) => valueFaults(one, range, here, named))
  })
}

function valueFaults(value: unknown, range: string[], place: string, named: Map<string, Node>): string[] {
  if (typeof value === 'string') return stringFaults(value, range, place)
  if (typeof value === 'number')
    return range.some((type) => /^(?:Number|Integer|Float)$/.test(type)) ? [] : [`${place}: no number`]
  if (typeof value === 'boolean') return range.includes('Boolean') ? [] : [`${place}: neither true nor false`]
  const node = value as Node
  const referred = node['@type'] ? node : named.get(node['@id'] ?? '')
  if (!referred) return [`${place}: nothing is called ${node['@id']}`]
  const lineage = lineageOf(referred['@type']!)
  const fits = range.some((type) => lineage.has(type))
  return [
    ...(fits ? [] : [`${place}: ${referred['@type']} is none of ${range.join(', ')}`]),
    ...(node['@type'] ? nodeFaults(node, place, named) : []),
  ]
}

function stringFaults(value: string, range: string[], place: string): string[] {
  if (!value.trim()) return [`${place}: empty`]
  if (range.some((type) => isMember(type, value))) return []
  if (range.includes('Text')) return []
  if (range.includes('URL') && URL.canParse(value)) return []
  if (range.some((type) => /^(?:Date|DateTime)$/.test(type)) && /^\d{4}-\d\d-\d\d$/.test(value)) return []
  if (range.includes('Time') && /^\d\d:\d\d$/.test(value)) return []
  // A thing may be named by its address alone.
  if (range.includes('Thing') && URL.canParse(value)) return []
  return [`${place}: "${value}" is none of ${range.join(', ')}`]
}

/** The graph of a page, from its HTML. */
export function graphOf(html: string): Node[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  expect(blocks, 'one graph a page').toHaveLength(1)
  const { '@context': context, '@graph': graph } = JSON.parse(blocks[0]![1]!)
  expect(context).toBe('https://schema.org')
  return graph
}

export function oneOf(graph: Node[], type: string): Node {
  const found = graph.filter((node) => node['@type'] === type)
  expect(found, type).toHaveLength(1)
  return found[0]!
}
