import type { APIRoute, GetStaticPaths } from 'astro'
import { escapeXml } from '#lib/html-text.ts'
import { addressIn, localeTags } from '#lib/language.ts'
import { wordsIn } from '#lib/words/words.ts'
import type { Site } from '#content-model/site.ts'
import { inEachLanguage, languagePaths } from '../_routes.ts'
import { loadSite } from '../_load-site.ts'

/** A language has a feed once it has a post. */
export const getStaticPaths: GetStaticPaths = async () =>
  languagePaths(
    inEachLanguage(await loadSite()).filter(({ language, posts }) => language === 'en' || posts.length > 0),
  )

export const GET: APIRoute<{ site: Site }> = ({ props }) =>
  new Response(feedOf(props.site), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })

function feedOf(site: Site): string {
  const { practice, posts, summaries, language } = site
  const { origin, name } = practice
  const blog = summaries.get('/blog')!
  const changed = posts.map(({ date, updated }) => updated ?? date).sort()
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(`${name}: ${wordsIn(language).frame.blogName}`)}</title>
<link>${origin}${blog.address}</link>
<description>${escapeXml(blog.purpose)}</description>
<language>${localeTags[language].toLowerCase()}</language>
<lastBuildDate>${day(changed.at(-1)!)}</lastBuildDate>
<atom:link href="${origin}${addressIn(language, '/rss.xml')}" rel="self" type="application/rss+xml"/>
${posts.map((post) => item(post, origin)).join('\n')}
</channel>
</rss>
`
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

/** RFC 822: 'Tue, 08 Jul 2025 00:00:00 GMT' */
function day(date: string): string {
  return new Date(`${date}T00:00:00Z`).toUTCString()
}
