import type { APIRoute } from 'astro'
import { iconSvg } from '../social-cards/paint.ts'
import { loadSite } from './_load.ts'

/** The mark in a browser's tab. */
export const GET: APIRoute = async () => {
  const { practice } = await loadSite()
  return new Response(iconSvg(practice.mark), { headers: { 'content-type': 'image/svg+xml' } })
}
