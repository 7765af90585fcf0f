import type { APIRoute } from 'astro'
import { familyNames } from '#lib/families.ts'
import { hoursLines } from '#lib/hours.ts'
import { families } from '#lib/model/page.ts'
import { twinAddress } from '../twins/twin-address.ts'
import { loadSite } from './_load.ts'
import { pageRoutes } from './_views.ts'

/** The site for language models (llmstxt.org): who we are, then every page as plain Markdown, by section. */
export const GET: APIRoute = async () => {
  const site = await loadSite()
  const { practice, previews } = site
  const listed = new Set(pageRoutes(site).flatMap(({ address, listed }) => (listed ? [address] : [])))
  const pages = [...previews.values()].filter(({ address }) => listed.has(address))
  const isPost = (address: string) => address.startsWith('/blog/')
  const section = (title: string, entries: typeof pages) => [
    `## ${title}`,
    entries
      .map(
        ({ address, name, purpose }) => `- [${name}](${practice.origin}${twinAddress(address)}): ${purpose}`,
      )
      .join('\n'),
  ]
  const text = [
    `# ${practice.name}`,
    `> ${previews.get('/')!.purpose}`,
    `${practice.address.street}, ${practice.address.city}, ${practice.address.region} ${practice.address.postalCode}. ${practice.phone.display}. ${hoursLines(practice).join('. ')}.`,
    'Pages give general information, not medical advice. Prices and regulatory status change; each page says when its text last changed.',
    ...families.flatMap((family) =>
      section(
        familyNames[family],
        pages.filter((page) => page.family === family && !isPost(page.address)),
      ),
    ),
    ...section(
      'Blog',
      pages.filter(({ address }) => isPost(address)),
    ),
  ]
  return new Response(`${text.join('\n\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
