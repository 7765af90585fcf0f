import type { APIRoute } from 'astro'
import type { Site } from '#reading/site.ts'
import { escapeXml } from '#lib/html-text.ts'
import { loadSite } from './_load.ts'
import { allRoutes, versionsOf } from './_languages.ts'

/** Every page that may be found, with the day its words last changed. */
export const GET: APIRoute = async () => {
  const site = await loadSite()
  const { origin } = site.practice
  const entries = [...allRoutes(site).values()]
    .map(({ route }) => route)
    .filter(({ listed }) => listed)
    .map(
      ({ address, updated }) =>
        `<url><loc>${escapeXml(origin + address)}</loc><lastmod>${updated}</lastmod>${alternates(site, address)}</url>`,
    )
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
  return new Response(xml, { headers: { 'content-type': 'application/xml' } })
}

/** The same page in each language that has it, where there are two. */
function alternates(site: Site, address: string): string {
  const versions = versionsOf(site, address)
  if (versions.length < 2) return ''
  return versions
    .map(
      ({ language, address }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(site.practice.origin + address)}"/>`,
    )
    .join('')
}
