import { relayPaths } from '#lib/forms/paths.ts'
import { CACHE, closedHeaders, type Header, PAGE_ONLY } from '../../server/headers.ts'
import type { SitePlan } from '../../server/site-plan.ts'
import { addressedPages, headerOf } from './place.ts'

/** The headers that differ from page to page. */
const PER_PAGE = [
  'Content-Security-Policy',
  'Permissions-Policy',
  'Cross-Origin-Embedder-Policy',
  ...PAGE_ONLY,
]

/**
 * Cloudflare Pages joins the headers of all rules that match, so a page's rule first takes away ("!") what the
 * general one set. The general rule is the missing page's own: that is what unknown paths show.
 */
export function cloudflareHeaders(plan: SitePlan): string {
  const missing = plan.notFound
    .map(({ under, page }) => ({ path: `${under}*`, headers: page.headers }))
    .toReversed()
  const [usual = { path: '/*', headers: closedHeaders }, ...folders] = missing
  const pages = addressedPages(plan).map(({ address, headers }) => ({ path: address, headers }))
  const blocks = [...folders, ...pages].flatMap(({ path, headers }) => {
    const around =
      folders.find((folder) => path !== folder.path && path.startsWith(folder.path.slice(0, -1))) ?? usual
    const changed = PER_PAGE.filter((name) => headerOf(headers, name) !== headerOf(around.headers, name))
    const lines = changed.flatMap((name) => [
      `! ${name}`,
      ...(headerOf(headers, name) ? [`${name}: ${headerOf(headers, name)}`] : []),
    ])
    return lines.length > 0 ? [block(path, lines)] : []
  })
  const general = [...security(usual.headers), ['Cache-Control', CACHE.page] as Header]
  const assets = ['! Cache-Control', `Cache-Control: ${CACHE.hashed}`]
  return [block('/*', asLines(general)), block('/_astro/*', assets), ...blocks].join('\n')
}

/** Netlify does not say which of two rules wins, so no header is set by two: unknown paths go without a policy of their own. */
export function netlifyHeaders(plan: SitePlan): string {
  const common = closedHeaders.filter(([name]) => !PER_PAGE.includes(name))
  const pages = addressedPages(plan).map(({ address, headers }) => {
    const own = security(headers).filter(([name]) => PER_PAGE.includes(name))
    return block(address, asLines([...own, ['Cache-Control', CACHE.page]]))
  })
  const assets = block(
    '/_astro/*',
    asLines([['Cache-Control', CACHE.hashed], ...closedHeaders.filter(([name]) => PER_PAGE.includes(name))]),
  )
  return [block('/*', asLines(common)), assets, ...pages].join('\n')
}

/** Both hosts strip .html and add the query by themselves; of other spellings they know only those written down. */
export function redirectLines(plan: SitePlan): string {
  const lines = [...plan.leadsTo].filter(([from, to]) => from !== to).map(([from, to]) => `${from} ${to} 301`)
  return `${lines.join('\n')}\n`
}

/** Netlify passes the forms on to our own server; RELAY_ORIGIN is filled in by whoever deploys. */
export function netlifyRedirects(plan: SitePlan): string {
  const relay = Object.values(relayPaths).map((path) => `${path} https://RELAY_ORIGIN${path} 200!`)
  return `${redirectLines(plan)}${relay.join('\n')}\n`
}

function security(headers: Header[]): Header[] {
  const names = new Set([...closedHeaders.map(([name]) => name), ...PAGE_ONLY])
  return headers.filter(([name]) => names.has(name))
}

function asLines(headers: Header[]): string[] {
  return headers.map(([name, value]) => `${name}: ${value}`)
}

function block(path: string, lines: string[]): string {
  return `${path}\n${lines.map((line) => `  ${line}\n`).join('')}`
}
