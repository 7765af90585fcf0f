import type { IncomingMessage } from 'node:http'
import { Refusal } from './refusal.ts'

/**
 * Refuses posts that another site makes through its visitor's browser. Browsers cannot leave out or
 * forge these headers; other programs can, and the later checks are for them.
 */
export function checkOrigin(request: IncomingMessage, allowed: readonly string[]): void {
  const { origin, referer, 'sec-fetch-site': site } = request.headers
  if (site === 'same-origin') return
  const source = origin ?? (referer && originOf(referer))
  if (source === undefined || isAllowed(source, request, allowed)) return
  throw new Refusal(403, 'This form may only be sent from our own website.')
}

/** The headers that let an allowed page on another origin read the answer. */
export function crossOriginHeaders(
  request: IncomingMessage,
  allowed: readonly string[],
): Record<string, string> {
  const { origin } = request.headers
  if (!origin || !isAllowed(origin, request, allowed)) return { vary: 'Origin' }
  return { vary: 'Origin', 'access-control-allow-origin': origin }
}

/** Our own origin is whatever host the visitor asked for: the scheme may have ended at a proxy. */
function isAllowed(source: string, request: IncomingMessage, allowed: readonly string[]): boolean {
  if (allowed.includes(source)) return true
  const { host } = request.headers
  return host !== undefined && (source === `https://${host}` || source === `http://${host}`)
}

function originOf(address: string): string {
  return URL.parse(address)?.origin ?? address
}
