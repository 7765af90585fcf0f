import type { APIRoute } from 'astro'
import { drawFavicon } from '../social-cards/draw-icon.ts'
import { loadSite } from './_load.ts'

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await drawFavicon((await loadSite()).practice.mark)), {
    headers: { 'content-type': 'image/x-icon' },
  })
