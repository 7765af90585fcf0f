import type { APIRoute } from 'astro'
import { escapeXml } from '#lib/xml.ts'
import type { Site } from '#reading/site.ts'
import { loadSite } from './_load.ts'

/** The blog as an RSS 2.0 feed, newest article first. */
export const GET: APIRoute = async () => {
  const { practice, posts, previews } = await loadSite()
  const { origin, name } = practice
  const changed = posts.map(({ date, updated }) => updated ?? date).sort()
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(`${name}: Blog`)}</title>
<link>${origin}/blog</link>
<description>${escapeXml(previews.get('/blog')!.purpose)}</description>
<language>en-us</language>
<lastBuildDate>${day(changed.at(-1)!)}</lastBuildDate>
<atom:link href="${origin}/rss.xml" rel="self" type="application/rss+xml"/>
${posts.map((post) => item(post, origin)).join('\n')}
</channel>
</rss>
`
  return new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}

function item({ title, excerpt, address, date }: Site['posts'][number], origin: string): string {
  return `<item>
<title>${escapeXml(title)}</title>
<link>${origin}${address}</link>
<guid isPermaLink="true">${origin}${address}</guid>
<pubDate>${day(date)}</pubDate>
<description>${escapeXml(excerpt)}</description>
</item>`
}

/** '2025-07-08' -> 'Tue, 08 Jul 2025 00:00:00 GMT', as RFC 822 wants it. */
function day(date: string): string {
  return new Date(`${date}T00:00:00Z`).toUTCString()
}
