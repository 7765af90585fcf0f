import { CONTENT_TYPES } from '../../server/content-types.ts'
import type { Header } from '../../server/headers.ts'
import type { PlannedFile, SitePlan } from '../../server/site-plan.ts'

/** Where a host configuration will live. write-deployments.ts has the places of docs/deploy.md; tests use free ports. */
export type Place = {
  /** The folder of the static files, through the link that a release switches. */
  publicDir: string
  /** Our own server, which answers the forms. */
  relay: string
  /** What to listen on, in the host's own words. */
  listen: string
  /** Plain HTTP, which only leads to https. */
  redirectFrom?: string
  /** What to listen on for HTTP/3, if at all. */
  http3?: string
  tls?: { cert: string; key: string }
  /** A folder the host may write to. */
  runDir: string
}

/** The pages that have an address. */
export function addressedPages(plan: SitePlan): PlannedFile[] {
  return [...plan.files.values()].filter(({ kind }) => kind === 'page')
}

/** Those and the ones for missing pages. */
export function allPages(plan: SitePlan): PlannedFile[] {
  return [...addressedPages(plan), ...plan.notFound.map(({ page }) => page)]
}

export function headerOf(headers: Header[], name: string): string {
  return headers.find(([key]) => key === name)?.[1] ?? ''
}

/** The name under which a configuration keeps a header's value. */
export function variable(header: string): string {
  return header.toLowerCase().replaceAll('-', '_')
}

/** A redirect's target cut where the visitor's query goes: before the fragment. */
export function cutTarget(to: string): { address: string; glue: string; fragment: string } {
  const [, address = '', fragment = ''] = /^([^#]*)(#.*)?$/.exec(to) ?? []
  return { address, glue: address.includes('?') ? '&' : '?', fragment }
}

/** The extensions of texts, for a pattern. */
export const TEXTS = Object.keys(CONTENT_TYPES)
  .filter((extension) => CONTENT_TYPES[extension]?.compressible)
  .join('|')
