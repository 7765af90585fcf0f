import type { APIRoute } from 'astro'
import { loadSite } from './_load-site.ts'

export const GET: APIRoute = async () => {
  const { origin } = (await loadSite()).practice
  return new Response(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`)
}
