import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Element, Nodes, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { bareAddress } from '#lib/language.ts'
import type { SiteManifest } from '../../src/lib/site-manifest.ts'

/** The folder of the built site; SITE_DIR names another one. */
const siteDir = process.env['SITE_DIR'] ?? 'dist'
export const publicDir = join(siteDir, 'public')
export const manifest = JSON.parse(readFileSync(join(siteDir, 'site.json'), 'utf8')) as SiteManifest

export { content } from '../helpers/content.ts'

/** Every file without its compressed copies, as the address it answers at. */
export const builtFiles = readdirSync(publicDir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(?:br|gz|zst)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).slice(publicDir.length))
  .sort()
/** Every built page, with the 404 pages. */
export const builtPages = builtFiles.filter((file) => file.endsWith('.html'))
/** Pages that search engines may show: all but thanks and search pages. */
export const listedPages = manifest.pages.filter(
  (address) => !/^\/(?:thanks\/|search$)/.test(bareAddress(address)),
)
export const isSpanish = (address: string) => /^\/es(?:[/.]|$)/.test(address)

export const readBuilt = (file: string) => readFileSync(join(publicDir, file), 'utf8')
export const fileOf = (address: string) => (address === '/' ? '/index.html' : `${address}.html`)
export const addressOf = (file: string) => (file === '/index.html' ? '/' : file.slice(0, -'.html'.length))
export const htmlAt = (address: string) => readBuilt(fileOf(address))

const parser = unified().use(rehypeParse)
export const parsed = (html: string): Root => parser.parse(html)
const trees = new Map<string, Root>()

/** The tree of a page, parsed once for all tests of a worker. */
export function treeOf(file: string): Root {
  const tree = trees.get(file) ?? parsed(readBuilt(file))
  trees.set(file, tree)
  return tree
}
export const treeAt = (address: string) => treeOf(fileOf(address))

/** Elements in the order of the document; a selector has names, classes, ids and attributes, inside each other. */
export function all(within: Nodes, selector: string): Element[] {
  return selector.split(/ (?![^[]*\])/).reduce<Nodes[]>(
    (found, part) => {
      const isIt = matcher(part)
      return [...new Set(found.flatMap((node) => elementsIn(node).filter(isIt)))]
    },
    [within],
  ) as Element[]
}

export function one(within: Nodes, selector: string): Element {
  const [first] = all(within, selector)
  if (!first) throw new Error(`nothing is ${selector}`)
  return first
}

export const hrefsIn = (within: Nodes, selector = 'a[href]') =>
  all(within, selector).map((link) => attr(link, 'href'))

export const plainHrefsIn = (within: Nodes) => hrefsIn(within).map((href) => href.replace(/\?.*$/, ''))

export const mainOf = (address: string) => one(treeAt(address), 'main')

/** One kind of dash and quote. */
export const plain = (text: string) => text.replaceAll(/[‐-―]/g, '-').replaceAll('’', "'")

/** Whether a passage of a page has all of these words. */
export const isSaid = (address: string, ...parts: string[]) =>
  ['li', 'tr', 'div', 'p'].some((kind) =>
    all(mainOf(address), kind).some((passage) => {
      const text = plain(words(passage)).toLowerCase()
      return text.length < 1500 && parts.every((part) => text.includes(plain(part).toLowerCase()))
    }),
  )

const listed = new WeakMap<Nodes, Element[]>()
/** Cached, because every test reads the same trees. */
function elementsIn(node: Nodes): Element[] {
  const known = listed.get(node)
  if (known) return known
  const found: Element[] = []
  const list = (one: Nodes) => {
    if (!('children' in one)) return
    for (const child of one.children) {
      if (child.type === 'element') found.push(child)
      list(child)
    }
  }
  list(node)
  listed.set(node, found)
  return found
}

function matcher(part: string): (element: Element) => boolean {
  const [name = ''] = /^[\w-]*/.exec(part)!
  const wanted = [...part.matchAll(/\.([\w-]+)|#([\w-]+)|\[([\w-]+)(?:=([^\]]*))?\]/g)]
  return (element) =>
    (!name || element.tagName === name) &&
    wanted.every(([, className, id, attribute, value]) => {
      if (className) return attr(element, 'class').split(' ').includes(className)
      if (id) return attr(element, 'id') === id
      return has(element, attribute!) && (value === undefined || attr(element, attribute!) === value)
    })
}

/** An attribute as HTML writes it: 'aria-label', 'class'. */
export function attr({ properties }: Element, name: string): string {
  const value = properties[propertyOf(name)]
  return Array.isArray(value) ? value.join(name === 'srcset' ? ', ' : ' ') : String(value ?? '')
}

function has({ properties }: Element, name: string): boolean {
  const value = properties[propertyOf(name)]
  return value !== undefined && value !== false
}

const renamed: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  hreflang: 'hrefLang',
  readonly: 'readOnly',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
  'aria-labelledby': 'ariaLabelledBy',
}
const propertyOf = (name: string) =>
  renamed[name] ?? name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

export const notRead = new Set(['script', 'style', 'template'])
export const inLine = new Set(
  'a abbr b cite code data em i mark q s small span strong sub sup time u wbr'.split(' '),
)

/** The words of a part of a page, on one line; `leaves` says what is left out. */
export function words(node: Nodes, leaves: (element: Element) => boolean = () => false): string {
  const read = (one: Nodes): string => {
    if (one.type === 'text') return one.value
    if (one.type === 'element' && (notRead.has(one.tagName) || leaves(one))) return ''
    const inside = 'children' in one ? one.children.map(read).join('') : ''
    return one.type === 'element' && !inLine.has(one.tagName) ? ` ${inside} ` : inside
  }
  return read(node).replaceAll(/\s+/g, ' ').trim()
}
