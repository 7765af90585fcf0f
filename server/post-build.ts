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
import { externalSources, inlineCode } from './policy-sources.ts'

type Build = {
  publicDir: string
  integrations: Integrations
  manifest: SiteManifest
  headers: HeaderTable
  /** Large pictures by name, with the pages that show them. */
  pictures: Map<string, Set<string>>
}

/** Reads the built pages: writes their security headers and Markdown copies, warns about repeated pictures. */
export function postBuild(integrations: Integrations, manifest: SiteManifest): AstroIntegration {
  return {
    name: 'post-build',
    hooks: {
      // Bundles dependencies, so that a release renders pages without node_modules.
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { ssr: { noExternal: true } } }),
      'astro:build:done': async ({ dir }) => {
        const publicDir = fileURLToPath(dir)
        const folder = join(publicDir, '..')
        // Read by the server for on-demand pages, and not public.
        await rename(join(publicDir, 'page-props'), join(folder, 'page-props'))
        const build: Build = { publicDir, integrations, manifest, headers: {}, pictures: new Map() }
        for (const file of globSync('**/*.html', { cwd: publicDir }).toSorted())
          await readPage(file.replaceAll(sep, '/'), build)
        warnAboutRepeatedPictures(build)
        await writeHeaderTable(folder, build.headers, manifest)
      },
    },
  }
}

async function readPage(file: string, build: Build): Promise<void> {
  const { publicDir, integrations, manifest, headers } = build
  const html = await readFile(join(publicDir, file), 'utf8')
  const address = `/${file.slice(0, -'.html'.length)}`.replace(/^\/index$/, '/')
  const page: Page = { address, tree: parsePage(html) }
  const isPage = manifest.pages.includes(address) || address === FINANCING_FRAME_ADDRESS
  const { frames, more } = externalSources(isPage ? address : '', page.tree, integrations)
  headers[address] = pageHeaders(inlineCode(page.tree), frames, manifest.mail.origin, more)
  recordPictures(page, build)
  // Last, because it changes the tree.
  await writeMarkdownCopy(page, build)
}

const MAX_PAGES_PER_PICTURE = 4

/** Portraits may repeat on a page; thumbnails count within their page only. */
function recordPictures({ address, tree }: Page, { manifest, pictures }: Build): void {
  const seen = new Set<string>()
  if (!manifest.pages.includes(address)) return
  visit(tree, { tagName: 'main' }, (main: Element) =>
    visit(main, { tagName: 'picture' }, (picture: Element, _index, parent?: Element) => {
      const img = picture.children.find((child) => child.type === 'element' && child.tagName === 'img')
      const src = img?.type === 'element' ? String(img.properties['src']) : ''
      const name = /\/([\w-]+)\.[^/]*$/.exec(src)?.[1]
      const className = parent?.properties['className']
      const classes = Array.isArray(className) ? className : []
      if (!name || classes.includes('portrait')) return
      if (seen.has(name)) console.warn(`Pictures: ${address} shows ${name} twice.`)
      seen.add(name)
      // The English and the Spanish page count as one.
      if (!classes.includes('thumbnail'))
        pictures.set(name, (pictures.get(name) ?? new Set()).add(bareAddress(address)))
    }),
  )
}

function warnAboutRepeatedPictures({ pictures }: Build): void {
  for (const [name, pages] of pictures)
    if (pages.size > MAX_PAGES_PER_PICTURE)
      console.warn(`Pictures: ${name} is on ${pages.size} pages: ${[...pages].join(', ')}.`)
}

async function writeMarkdownCopy({ tree }: Page, { publicDir }: Build): Promise<void> {
  let file = ''
  let canonical = ''
  visit(tree, { tagName: 'link' }, ({ properties: { type, rel, href } }: Element) => {
    if (type === 'text/markdown') file = String(href)
    if (Array.isArray(rel) && rel.includes('canonical')) canonical = String(href)
  })
  if (!file) return
  const text = pageMarkdown(tree, canonical)
  await writeFile(join(publicDir, file), `${text}\n<${canonical}>\n`)
}
