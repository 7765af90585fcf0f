import type { APIRoute } from 'astro'
import { escapeXml } from '#lib/xml.ts'
import { loadSite } from './_load.ts'
import { pageRoutes } from './_views.ts'

/** Every page that may be found, with the day its words last changed. */
export const GET: APIRoute = async () => {
  const site = await loadSite()
  const { origin } = site.practice
  const entries = [...pageRoutes(site).values()]
    .filter(({ listed }) => listed)
    .map(
      ({ address, updated }) =>
        `<url><loc>${escapeXml(origin + address)}</loc><lastmod>${updated}</lastmod></url>`,
    )
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
  return new Response(xml, { headers: { 'content-type': 'application/xml' } })
}
