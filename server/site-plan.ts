import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { SiteManifest } from '#lib/site-manifest.ts'
import { contentType } from './content-types.ts'
import { foldAddress } from './fold-address.ts'
import { CACHE, cacheControl, closedHeaders, type Header, pageHeaders } from './headers.ts'
import { pageLinks } from './page-links.ts'

/** One file of the site: where it answers and with which headers. Length, ETag and encoding come with the body. */
export type PlannedFile = {
  address: string
  /** Path under public/, with forward slashes. */
  file: string
  kind: 'page' | 'asset'
  compressible: boolean
  headers: Header[]
}

/** What every address of a built site answers. Our server and the written host configurations both follow it. */
export type SitePlan = {
  publicDir: string
  manifest: SiteManifest
  files: Map<string, PlannedFile>
  /** The page for a missing page, by the folder it answers for: '/' and '/blog/'. Deepest first. */
  notFound: { under: string; page: PlannedFile }[]
  /** Folded address (see foldAddress) -> where it leads. Holds redirects and the true addresses themselves. */
  leadsTo: Map<string, string>
}

export const COMPRESSED_SUFFIX = /\.(?:br|zst|gz)$/
/** Files a tool left behind are not the site; /.well-known/ is the one hidden folder with a public meaning. */
const HIDDEN = /(?:^|\/)\.(?!well-known\/)/

export async function planSite(siteDir: string): Promise<SitePlan> {
  const publicDir = join(siteDir, 'public')
  const manifest = JSON.parse(await readFile(join(siteDir, 'site.json'), 'utf8')) as SiteManifest
  const planned: PlannedFile[] = []
  // One after another: all pages in memory at once would stay there.
  for (const file of await listFiles(publicDir)) planned.push(await planFile(publicDir, file, manifest))

  const isNotFound = ({ file }: PlannedFile) => /(?:^|\/)404\.html$/.test(file)
  const files = new Map(planned.filter((file) => !isNotFound(file)).map((file) => [file.address, file]))
  const notFound = planned
    .filter(isNotFound)
    .map((page) => ({ under: `/${page.file.slice(0, -'404.html'.length)}`, page }))
    .toSorted((a, b) => b.under.length - a.under.length)
  return { publicDir, manifest, files, notFound, leadsTo: foldedAddresses(manifest, files) }
}

/** The files of the site: not their compressed copies, and nothing hidden. */
export async function listFiles(publicDir: string): Promise<string[]> {
  const entries = await readdir(publicDir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(publicDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !COMPRESSED_SUFFIX.test(name) && !HIDDEN.test(name))
    .toSorted()
}

async function planFile(publicDir: string, file: string, manifest: SiteManifest): Promise<PlannedFile> {
  const { type, compressible } = contentType(file)
  const common: Header[] = [
    ['Content-Type', type],
    ...(compressible ? [['Vary', 'Accept-Encoding'] as Header] : []),
  ]
  if (!file.endsWith('.html')) {
    const address = `/${file.split('/').map(encodeURIComponent).join('/')}`
    const headers: Header[] = [...common, ['Cache-Control', cacheControl(address)], ...closedHeaders]
    if (!compressible) headers.push(['Accept-Ranges', 'bytes'])
    return { address, file, kind: 'asset', compressible, headers }
  }
  const address = pageAddress(file)
  const html = await readFile(join(publicDir, file), 'utf8')
  // A release from before this field may be put into service again.
  const { frames, policies = {}, mail } = manifest
  const security = pageHeaders(html, frames[address], mail.origin, policies[address])
  const headers: Header[] = [...common, ['Cache-Control', CACHE.page], ...security]
  const links = pageLinks(html, headers, await sizeOf(join(publicDir, `${file}.br`)))
  if (links) headers.push(['Link', links])
  return { address, file, kind: 'page', compressible, headers }
}

/** 0 for a file that is not there. */
async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  )
}

function pageAddress(file: string): string {
  const address = `/${file.slice(0, -'.html'.length)}`
  return address.replace(/\/index$/, '') || '/'
}

function foldedAddresses(manifest: SiteManifest, files: Map<string, PlannedFile>): Map<string, string> {
  const leadsTo = new Map<string, string>()
  for (const [from, to] of Object.entries(manifest.redirects)) leadsTo.set(foldAddress(from), to)
  // A visitor sent from old to older to new should make one hop, not two.
  for (const [from, to] of leadsTo) {
    const further = leadsTo.get(foldAddress(to))
    if (further && !files.has(to)) leadsTo.set(from, further)
  }
  for (const { address, kind } of files.values())
    if (kind === 'page') leadsTo.set(foldAddress(address), address)
  return leadsTo
}
