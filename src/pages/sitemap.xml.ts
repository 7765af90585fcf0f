import type { APIRoute } from 'astro'
import { escapeXml } from '#lib/html-text.ts'
import { loadSite } from './_load-site.ts'
import { allRoutes, languageVersions } from './_routes.ts'

export const GET: APIRoute = async () => {
  const english = await loadSite()
  const { origin } = english.practice
  const entries = [...allRoutes(english).values()]
    .filter(({ route }) => route.listed)
    .map(({ route: { address, updated } }) => {
      const versions = languageVersions(english, address).map(
        (version) =>
          `<xhtml:link rel="alternate" hreflang="${version.language}" href="${escapeXml(origin + version.address)}"/>`,
      )
      return `<url><loc>${escapeXml(origin + address)}</loc><lastmod>${updated}</lastmod>${versions.join('')}</url>`
    })
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
  return new Response(xml, { headers: { 'content-type': 'application/xml' } })
}
