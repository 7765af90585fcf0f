import { foldAddress } from './fold-address.ts'
import type { PlannedFile, SitePlan } from './site-plan.ts'

export type Route =
  | { kind: 'file'; file: PlannedFile }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing page'; page: PlannedFile | undefined }
  | { kind: 'missing asset' }
  | { kind: 'malformed' }

/** Finds what a request target asks for. Pure: a path leads to a planned file or to none, never to the disk. */
export function route(plan: SitePlan, target: string): Route {
  const { path, query } = splitTarget(target)
  const exact = plan.files.get(path)
  if (exact) return { kind: 'file', file: exact }

  const decoded = decode(path)
  if (decoded === undefined) return { kind: 'malformed' }
  const recoded = decoded.split('/').map(encodeURIComponent).join('/')
  const spelled = plan.files.get(recoded)
  if (spelled) return { kind: 'file', file: spelled }

  const to = plan.leadsTo.get(foldAddress(decoded))
  if (to !== undefined) return { kind: 'redirect', to: withQuery(to, query) }
  if (isAsset(decoded)) return { kind: 'missing asset' }
  return { kind: 'missing page', page: plan.notFound.find(({ under }) => decoded.startsWith(under))?.page }
}

/** A missing picture must never be answered with a page of HTML. */
function isAsset(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return path.startsWith('/_astro/') || (/\.[a-z0-9]+$/i.test(name) && !/\.html$/i.test(name))
}

function splitTarget(target: string): { path: string; query: string } {
  const mark = target.indexOf('?')
  return mark < 0
    ? { path: target, query: '' }
    : { path: target.slice(0, mark), query: target.slice(mark + 1) }
}

function decode(path: string): string | undefined {
  if (!path.startsWith('/')) return undefined
  try {
    const decoded = decodeURIComponent(path)
    const suspicious = decoded.includes('\\') || [...decoded].some((character) => character < ' ')
    return suspicious ? undefined : decoded
  } catch {
    return undefined
  }
}

function withQuery(to: string, query: string): string {
  if (!query) return to
  const [, address = '', fragment = ''] = /^([^#]*)(#.*)?$/.exec(to) ?? []
  return `${address}${address.includes('?') ? '&' : '?'}${query}${fragment}`
}
