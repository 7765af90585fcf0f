import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteManifest } from '#lib/site-manifest.ts'
import { CACHE, closedHeaders, type Header, type HeaderTable } from './headers.ts'
import { leadsTo } from './addresses.ts'

/**
 * The headers of every page, once: headers.json for our server, and the same as _headers and _redirects in public/ for
 * static hosts (Netlify, Cloudflare Pages). Not-found pages stand there by the address of their file.
 */
export async function writeHeaderTable(
  distDir: string,
  table: HeaderTable,
  ways: Pick<SiteManifest, 'pages' | 'redirects'>,
): Promise<void> {
  const publicDir = join(distDir, 'public')
  await writeFile(join(distDir, 'headers.json'), JSON.stringify(table))
  await writeFile(join(publicDir, '_headers'), staticHeaders(table))
  const redirects = [...leadsTo(ways)].filter(([from, to]) => from !== to)
  await writeFile(
    join(publicDir, '_redirects'),
    redirects.map(([from, to]) => `${from} ${to} 301\n`).join(''),
  )
}

/** Hosts do not agree on which of two rules wins, so no header is set by two: unknown paths go without a policy. */
function staticHeaders(table: HeaderTable): string {
  const perPage = new Set(['Content-Security-Policy', 'Permissions-Policy', 'Cross-Origin-Embedder-Policy'])
  const own = (headers: Header[]) => headers.filter(([name]) => perPage.has(name))
  const pages = Object.entries(table).filter(([address]) => !address.endsWith('/404'))
  return [
    block(
      '/*',
      closedHeaders.filter(([name]) => !perPage.has(name)),
    ),
    block('/_astro/*', [['Cache-Control', CACHE.hashed], ...own(closedHeaders)]),
    ...pages.map(([address, headers]) => block(address, [...own(headers), ['Cache-Control', CACHE.page]])),
  ].join('')
}

function block(path: string, headers: Header[]): string {
  return `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`
}
