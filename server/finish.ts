import type { AstroIntegration } from 'astro'
import type { Element } from 'hast'
import { globSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { visit } from 'unist-util-visit'
import { FINANCING_FRAME_ADDRESS } from '#lib/financing-widget.ts'
import type { Integrations } from '#lib/integrations.ts'
import { bareAddress } from '#lib/language.ts'
import type { SiteManifest } from '#lib/site-manifest.ts'
import { type HeaderTable, pageHeaders, writeHeaderTable } from './headers.ts'
import { pageMarkdown } from './page-markdown.ts'
import { type Page, parsePage } from './parse-page.ts'
import { inlineCode, outsideSources } from './page-sources.ts'

/** What is read from finished pages: their policies, their Markdown twins, and warnings of repeated pictures. */
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
        await rename(join(publicDir, 'page-props'), join(folder, 'page-props'))
        const build: Build = { publicDir, integrations, manifest, headers: {}, pictures: new Map() }
        for (const file of globSync('**/*.html', { cwd: publicDir }).toSorted())
          await readPage(file.replaceAll(sep, '/'), build)
        sayRepeated(build)
        await writeHeaderTable(folder, build.headers, manifest)
      },
    },
  }
}

type Build = {
  publicDir: string
  integrations: Integrations
  manifest: SiteManifest
  headers: HeaderTable
  /** Large pictures by name, with the pages they stand on. */
  pictures: Map<string, Set<string>>
}

async function readPage(file: string, build: Build): Promise<void> {
  const html = await readFile(join(build.publicDir, file), 'utf8')
  const address = `/${file.slice(0, -'.html'.length)}`.replace(/^\/index$/, '/')
  const page: Page = { address, tree: parsePage(html) }
  setPolicy(page, build)
  countPictures(page, build)
  // Last: it uses up the tree.
  await writeTwin(page, build)
}

/** The headers of a page allow what it holds and what is set up for it. */
function setPolicy({ address, tree }: Page, { integrations, manifest, headers }: Build): void {
  // A not-found page has no address of its own.
  const known = manifest.pages.includes(address) || address === FINANCING_FRAME_ADDRESS ? address : ''
  const { frames, more } = outsideSources(known, tree, integrations)
  headers[address] = pageHeaders(inlineCode(tree), frames, manifest.mail.origin, more)
}

/** A picture seen too often is no longer looked at. */
const MOST_PAGES = 4

/** Pictures of a page's own part, by name: upright or wide, it is the same one. Small ones of rows onward count for the page alone. */
function countPictures({ address, tree }: Page, { manifest, pictures }: Build): void {
  const seen = new Set<string>()
  if (!manifest.pages.includes(address)) return
  visit(tree, { tagName: 'main' }, (main: Element) =>
    visit(main, { tagName: 'picture' }, (picture: Element, _index, parent?: Element) => {
      const img = picture.children.find((child) => child.type === 'element' && child.tagName === 'img')
      const src = img?.type === 'element' ? String(img.properties['src']) : ''
      const name = /\/([\w-]+)\.[^/]*$/.exec(src)?.[1]
      // A portrait stands beside the letter and again beside the biography of whoever wrote it.
      const className = parent?.properties['className']
      const classes = Array.isArray(className) ? className : []
      if (!name || classes.includes('portrait')) return
      if (seen.has(name)) console.warn(`Pictures: ${address}: ${name} stands there twice.`)
      seen.add(name)
      // A page in two languages is one page.
      if (!classes.includes('thumbnail'))
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
