import type { APIRoute } from 'astro'
import { currentTime } from '#content-model/current-time.ts'
import { loadSite } from '../_load-site.ts'

/** RFC 9116. Expires within a year, as the contact of a site that is no longer built should. */
export const GET: APIRoute = async () => {
  const { practice } = await loadSite()
  const expires = new Date(currentTime().getTime() + 360 * 24 * 60 * 60 * 1000)
  expires.setUTCHours(0, 0, 0, 0)
  const lines = [
    `Contact: mailto:${practice.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${practice.origin}/.well-known/security.txt`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
