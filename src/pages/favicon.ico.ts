import type { APIRoute } from 'astro'
import { drawFavicon } from '../social-cards/draw-icon.ts'
import { loadSite } from './_load-site.ts'

export const GET: APIRoute = async () => {
  const icon = await drawFavicon((await loadSite()).practice.logo)
  return new Response(new Uint8Array(icon), { headers: { 'content-type': 'image/x-icon' } })
}
