import type { APIRoute } from 'astro'
import { iconSvg } from '../social-cards/brand.ts'
import { loadSite } from './_load-site.ts'

export const GET: APIRoute = async () =>
  new Response(iconSvg((await loadSite()).practice.logo), { headers: { 'content-type': 'image/svg+xml' } })
