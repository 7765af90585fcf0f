import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CACHE, closedHeaders, type Header, type HeaderTable } from './headers.ts'
import { leadsTo, type Ways } from './addresses.ts'

/**
 * The headers of every page, once: headers.json for our server, and the same as _headers and _redirects in public/ for
 * static hosts (Netlify, Cloudflare Pages). Not-found pages stand there by the address of their file.
 */
export async function writeHeaderTable(distDir: string, table: HeaderTable, ways: Ways): Promise<void> {
  const redirects = [...leadsTo(ways)].filter(([from, to]) => from !== to)
  const write = (name: string, lines: string[]) => writeFile(join(distDir, name), lines.join(''))
  await write('headers.json', [JSON.stringify(table)])
  await write('public/_headers', staticHeaders(table))
  await write(
    'public/_redirects',
    redirects.map(([from, to]) => `${from} ${to} 301\n`),
  )
}

const PER_PAGE = ['Content-Security-Policy', 'Permissions-Policy', 'Cross-Origin-Embedder-Policy']

/** Hosts do not agree on which of two rules wins, so no header is set by two: unknown paths go without a policy. */
function staticHeaders(table: HeaderTable): string[] {
  const own = (headers: Header[]) => headers.filter(([name]) => PER_PAGE.includes(name))
  const rules: [path: string, Header[]][] = [
    ['/*', closedHeaders.filter(([name]) => !PER_PAGE.includes(name))],
    ['/_astro/*', [['Cache-Control', CACHE.hashed], ...own(closedHeaders)]],
  ]
  for (const [address, headers] of Object.entries(table))
    if (!address.endsWith('/404')) rules.push([address, [...own(headers), ['Cache-Control', CACHE.page]]])
  return rules.flatMap(([path, headers]) => [
    `${path}\n`,
    ...headers.map(([name, value]) => `  ${name}: ${value}\n`),
  ])
}
