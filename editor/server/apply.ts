import { isDeepStrictEqual as same } from 'node:util'
import { Document, isMap, isNode, isScalar, isSeq, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml'
import { joinFrontMatter, splitFrontMatter } from '#content-model/source.ts'

/** The data of a file; the Markdown below the front matter is the field `body`. */
export function readContents(file: string, text: string): unknown {
  const { front, body } = splitFrontMatter(file, text)
  const data = parseDocument(front).toJS()
  return file.endsWith('.md') ? { ...data, body } : data
}

/**
 * Writes new data into the text of a file. Comments, blank lines, quotes and the order of keys stay, so that a changed
 * price is one changed line.
 */
export function applyContents(file: string, text: string, contents: unknown): string {
  const { front, body: before } = splitFrontMatter(file, text)
  const { body = '', ...fields } = Object(contents) as { body?: string }
  const document = parseDocument(front)
  const data = file.endsWith('.md') ? fields : contents
  document.contents = changed(document.contents, document.toJS(), data) as typeof document.contents
  // The style of content/: long lines are not wrapped, flow lists have no padding.
  const yaml = document.toString({ lineWidth: 0, flowCollectionPadding: false })
  return joinFrontMatter(file, yaml, body === before || body.endsWith('\n') ? body : `${body}\n`)
}

function changed(node: unknown, before: unknown, after: unknown): unknown {
  if (same(before, after)) return node
  if (isSeq(node) && Array.isArray(after)) return changeSeq(node, before as unknown[], after)
  if (isMap(node) && isGroup(after) && !Array.isArray(after)) return changeMap(node, before as Group, after)
  if (!isScalar(node) || isGroup(after)) return newNode(after)
  node.value = after
  // Otherwise the number would keep its old spelling.
  delete node.source
  return node
}

type Group = Record<string, unknown>

export const isGroup = (value: unknown): value is Group => Object(value) === value

const newNode = (value: unknown) => new Document().createNode(value)

function changeMap(map: YAMLMap, before: Group, after: Group): YAMLMap {
  for (const key of Object.keys(before)) if (!(key in after)) map.delete(key)
  for (const [key, value] of Object.entries(after))
    map.set(key, key in before ? changed(map.get(key, true), before[key], value) : newNode(value))
  return map
}

/** Unchanged entries keep their nodes, even when they moved; the others are paired in order. */
function changeSeq(seq: YAMLSeq, before: unknown[], after: unknown[]): YAMLSeq {
  const free = before.map((value, index) => ({ value, node: seq.items[index] }))
  const kept = after.map((value) => {
    const index = free.findIndex((one) => same(one.value, value))
    return index < 0 ? undefined : free.splice(index, 1)[0]!.node
  })
  const pairs = kept.filter((node) => node === undefined).length === free.length
  const [first] = seq.items
  const isSpaced =
    seq.items.slice(1).filter((item) => isNode(item) && item.spaceBefore).length * 2 >= seq.items.length
  seq.items = after.map((value, index) => {
    if (kept[index]) return kept[index]
    const old = pairs ? free.shift() : undefined
    return old ? changed(old.node, old.value, value) : spaced(newNode(value), isSpaced)
  })
  // The first entry has no blank line before it.
  if (seq.items[0] !== first) {
    spaced(seq.items[0], false)
    spaced(first, isSpaced)
  }
  return seq
}

function spaced(item: unknown, space: boolean): unknown {
  if (isNode(item)) item.spaceBefore = space
  return item
}
