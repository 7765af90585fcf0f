import type { AstroIntegration } from 'astro'
import type { Element } from 'hast'
import { hash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SKIP, visit } from 'unist-util-visit'
import { FINANCING_FRAME } from '#lib/financing-widget.ts'
import type { Integrations } from '#lib/integrations.ts'
import { bareAddress } from '#lib/language.ts'
import type { SiteManifest } from '#lib/site-manifest.ts'
import { type HeaderTable, pageHeaders, writeHeaderTable } from './headers.ts'
import { pageMarkdown } from './page-markdown.ts'
import { addAttribute, edited, type Page, parsePage, remove, sourceOf } from './page-edits.ts'
import { inlineCode, outsideSources } from './page-sources.ts'

/**
 * Everything that is done to finished pages: each is parsed once, and the visitors below take turns with its tree. They
 * note their edits by position, so that all else stays as Astro and React wrote it and islands find their own markup.
 */
export function finish(integrations: Integrations, manifest: SiteManifest): AstroIntegration {
  return {
    name: 'finish',
    hooks: {
      // A release stands alone: nothing is looked for in node_modules when a page is drawn on demand.
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { ssr: { noExternal: true } } }),
      'astro:build:done': async ({ dir }) => {
        const publicDir = fileURLToPath(dir)
        const folder = join(publicDir, '..')
        // What the server draws pages from on demand: not for visitors.
        await rename(join(publicDir, 'page-values'), join(folder, 'page-values'))
        const gathered = { headers: {}, hashes: new Map(), pictures: new Map() }
        const build = { publicDir, integrations, manifest, ...gathered }
        for (const file of globSync('**/*.html', { cwd: publicDir }).toSorted())
          await finishPage(file.replaceAll(sep, '/'), build)
        sayRepeated(build)
        await writeHeaderTable(folder, build.headers, manifest)
      },
    },
  }
}

/** What visitors know of the build, and what they gather over its pages. */
type Build = {
  publicDir: string
  integrations: Integrations
  manifest: SiteManifest
  headers: HeaderTable
  hashes: Map<string, string>
  /** Large pictures by name, with the pages they stand on. */
  pictures: Map<string, Set<string>>
}
type Visitor = (page: Page, build: Build) => void | Promise<void>

/** The order matters: the policy allows what Astro wrote inline, and the twin uses up the tree. */
const visitors: Visitor[] = [
  setPolicy,
  delayScript,
  separateSearch,
  joinSheets,
  addIntegrity,
  countPictures,
  writeTwin,
]

async function finishPage(file: string, build: Build): Promise<void> {
  const path = join(build.publicDir, file)
  const html = await readFile(path, 'utf8')
  const address = `/${file.slice(0, -'.html'.length)}`.replace(/^\/index$/, '/')
  const page: Page = { address, html, tree: parsePage(html), edits: [] }
  for (const visitor of visitors) await visitor(page, build)
  await writeFile(path, withPlainJson(edited(page)))
}

/** JSON in an attribute is written as in a script: a page whose two kinds of it are alike compresses 30 to 140 bytes better. */
function withPlainJson(html: string): string {
  return html.replaceAll(
    /( data-[\w-]+=)"([^"']*&quot;[^"']*)"/g,
    (_, name, json) => `${name}'${json.replaceAll('&quot;', '"')}'`,
  )
}

/** The headers of a page allow what it holds and what is set up for it. */
function setPolicy({ address, tree }: Page, { integrations, manifest, headers }: Build): void {
  // A not-found page has no address of its own.
  const known = manifest.pages.includes(address) || address === FINANCING_FRAME ? address : ''
  const { frames, more } = outsideSources(known, tree, integrations)
  headers[address] = pageHeaders(inlineCode(tree), frames, manifest.mail.origin, more)
}

/**
 * The page's script waits in a template until the first frame is presented (src/pages/_light-script.ts): before that it
 * would take the line from the banner's picture.
 */
function delayScript(page: Page): void {
  if (page.address === FINANCING_FRAME) return
  visit(page.tree, 'element', ({ tagName, properties, position }) => {
    if (tagName !== 'script' || properties['type'] !== 'module') return
    const [start, end] = [position!.start.offset!, position!.end.offset!]
    page.edits.push(
      { start, end: start, text: '<template id="start">' },
      { start: end, end, text: '</template>' },
    )
  })
}

/** The header's search stands in a file of its own, which the page's script sends for (blocks/Search). */
async function separateSearch(page: Page, build: Build): Promise<void> {
  let button: Element | undefined
  let dialog: Element | undefined
  let sheet = ''
  visit(page.tree, 'element', (element) => {
    const { dataFor, href } = element.properties
    if ('dataSearchOpen' in element.properties) button = element
    if (element.tagName === 'dialog') dialog = element
    if (dataFor === 'search') sheet = `<link rel="stylesheet" href="${href}">`
  })
  if (!button || !dialog) return
  const markup = sourceOf(page, dialog).replace('</dialog>', `${sheet}$&`)
  const file = await writeHashed('search', 'txt', markup, build)
  addAttribute(page, button, `data-search-markup="${file}"`)
  remove(page, dialog)
}

/** A file that may be kept for ever, because its name changes with what it holds. */
async function writeHashed(name: string, type: string, text: string, { publicDir }: Build): Promise<string> {
  const file = `/_astro/${name}.${hash('sha256', text).slice(0, 8)}.${type}`
  await writeFile(join(publicDir, file), text)
  return file
}

/**
 * A sheet with data-for is left out on a page without the classes it is for, and joined to the site's own on others: each
 * further file before the largest paint costs about 150 ms (docs/decisions/0010-a-document-in-one-flight).
 */
async function joinSheets(page: Page, build: Build): Promise<void> {
  const classes = new Set<string>()
  const own: Element[] = []
  const rare: Element[] = []
  visit(page.tree, 'element', (element) => {
    const { className, rel, dataFor, media } = element.properties
    // The search's dialog is no longer here, and brings its own.
    if (element.tagName === 'dialog') return SKIP
    if (Array.isArray(className)) for (const name of className) classes.add(String(name))
    if (Array.isArray(rel) && rel.includes('stylesheet') && !media)
      (dataFor === undefined ? own : rare).push(element)
    return undefined
  })
  const isUsed = ({ properties: { dataFor } }: Element) => {
    const beginning = new RegExp(`^(?:${dataFor})(?:$|[s-])`)
    return [...classes].some((name) => beginning.test(name))
  }
  const used = rare.filter(isUsed)
  for (const link of rare) remove(page, link)
  if (used.length === 0 || !own[0]) return
  const texts = [own[0], ...used].map(({ properties: { href } }) =>
    readFile(join(build.publicDir, String(href)), 'utf8'),
  )
  const href = await writeHashed('page', 'css', (await Promise.all(texts)).join('\n'), build)
  const text = `<link rel="stylesheet" href="${href}" integrity="${await integrityOf(href, build)}">`
  const { start, end } = own[0].position!
  page.edits.push({ start: start.offset!, end: end.offset!, text })
}

/** The hash of each script and stylesheet that a page loads, so that no other file can take its place. */
async function addIntegrity(page: Page, build: Build): Promise<void> {
  const loaded: [Element, string][] = []
  visit(page.tree, 'element', (element) => {
    const { rel, href, src } = element.properties
    const isLinked = Array.isArray(rel) && (rel.includes('stylesheet') || rel.includes('modulepreload'))
    const address = element.tagName === 'script' ? src : isLinked ? href : undefined
    if (typeof address === 'string' && /^\/[^/]/.test(address)) loaded.push([element, address])
  })
  for (const [element, address] of loaded)
    addAttribute(page, element, `integrity="${await integrityOf(address, build)}"`)
}

async function integrityOf(address: string, { publicDir, hashes }: Build): Promise<string> {
  const file = join(publicDir, decodeURIComponent(address.split(/[?#]/, 1)[0]!))
  const known = hashes.get(file) ?? hash('sha256', await readFile(file), 'base64')
  hashes.set(file, known)
  return `sha256-${known}`
}

/** A picture seen too often is no longer looked at. */
const MOST_PAGES = 6

/** Pictures of a page's own part, by name: upright or wide, it is the same one. Small ones of rows onward count for the page alone. */
function countPictures({ address, tree }: Page, { manifest, pictures }: Build): void {
  const seen = new Set<string>()
  if (!manifest.pages.includes(address)) return
  visit(tree, { tagName: 'main' }, (main: Element) =>
    visit(main, { tagName: 'picture' }, (picture: Element, _index, parent?: Element) => {
      const img = picture.children.find((child) => child.type === 'element' && child.tagName === 'img')
      const src = img?.type === 'element' ? String(img.properties['src']) : ''
      const name = /\/([\w-]+)\.[^/]*$/.exec(src)?.[1]
      if (!name) return
      if (seen.has(name)) console.warn(`Pictures: ${address}: ${name} stands there twice.`)
      seen.add(name)
      const className = parent?.properties['className']
      // A page in two languages is one page.
      if (!Array.isArray(className) || !className.includes('thumbnail'))
        pictures.set(name, (pictures.get(name) ?? new Set()).add(bareAddress(address)))
    }),
  )
}

function sayRepeated({ pictures }: Build): void {
  for (const [name, pages] of pictures)
    if (pages.size > MOST_PAGES)
      console.warn(`Pictures: ${name} is on ${pages.size} pages: ${[...pages].join(', ')}.`)
}

/** A page that names a Markdown twin in its head stands once more as that: for whoever reads without a browser. */
async function writeTwin({ tree }: Page, { publicDir, manifest }: Build): Promise<void> {
  let twin = ''
  let canonical = ''
  visit(tree, { tagName: 'link' }, ({ properties: { type, rel, href } }: Element) => {
    if (type === 'text/markdown') twin = String(href)
    if (Array.isArray(rel) && rel.includes('canonical')) canonical = String(href)
  })
  if (!twin) return
  const text = pageMarkdown(tree, manifest.origin)
  await writeFile(join(publicDir, twin), `${text}\n<${canonical}>\n`)
}
