import { CONTENT_TYPES } from '../../server/content-types.ts'
import { closedHeaders, type Header, PAGE_ONLY } from '../../server/headers.ts'
import type { SitePlan } from '../../server/site-plan.ts'
import { addressedPages, allPages, cutTarget, headerOf, variable } from './place.ts'

const EMBEDDER = 'Cross-Origin-Embedder-Policy'

/** The headers that are not the same for all files; the embedder policy always, since the Caddyfile asks for it. */
export function varying(plan: SitePlan): string[] {
  const differs = (name: string) =>
    allPages(plan).some(({ headers }) => headerOf(headers, name) !== headerOf(closedHeaders, name))
  const security = closedHeaders.map(([name]) => name).filter((name) => name === EMBEDDER || differs(name))
  return [...security, ...PAGE_ONLY]
}

/** Their values by the file that is sent. */
export function policies(plan: SitePlan): string {
  const names = varying(plan)
  const values = (headers: Header[]) => names.map((name) => quote(headerOf(headers, name))).join(' ')
  const lines = allPages(plan).map(({ file, headers }) => `/${file} ${values(headers)}`)
  return map('path', names.map(variable), lines, values(closedHeaders))
}

export function pages(plan: SitePlan): string {
  return map(
    'path',
    ['page'],
    addressedPages(plan).map(({ address, file }) => `${address} /${file}`),
  )
}

export function redirects(plan: SitePlan): string {
  const lines = [...plan.leadsTo].map(([from, to]) => {
    const { address, glue, fragment } = cutTarget(to)
    const pattern = from === '/' ? '' : from.replace(/[.+*?()[\]{}^$|\\]/g, '\\$&')
    return `"~(?i)^${pattern}$" ${quote(address)} "${glue}" ${quote(fragment)}`
  })
  return map('folded', ['leads_to', 'glue', 'fragment'], lines)
}

export function missingPages(plan: SitePlan): string {
  return map(
    'path',
    ['missing'],
    plan.notFound.map(({ under, page }) => `"~^${under}" /${page.file}`),
  )
}

export function types(): string {
  return map(
    'path',
    ['type'],
    Object.entries(CONTENT_TYPES).map(([extension, { type }]) => `"~(?i)\\.${extension}$" "${type}"`),
  )
}

export function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`
}

function map(from: string, to: string[], lines: string[], usual = to.map(() => '""').join(' ')): string {
  const body = [...lines, `default ${usual}`].map((line) => `    ${line}\n`)
  return `  map {${from}} ${to.map((name) => `{${name}}`).join(' ')} {\n${body.join('')}  }`
}
