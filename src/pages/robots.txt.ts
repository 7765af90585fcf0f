import type { APIRoute } from 'astro'
import { loadSite } from './_load.ts'

export const GET: APIRoute = async () => {
  const { practice } = await loadSite()
  return new Response(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${practice.origin}/sitemap.xml\n`)
}
