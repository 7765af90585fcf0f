import { languageOf } from '#lib/language.ts'
import type { Site } from '#reading/site.ts'
import { en } from '#lib/words/en.ts'
import type { APIRoute } from 'astro'
import { hoursLines } from '#lib/hours.ts'
import { specialLine } from '#lib/special-hours.ts'
import { twinAddress } from './_head.ts'
import { loadSite } from './_load.ts'
import { pageGroups } from './_place.ts'

/** The site for language models (llmstxt.org): who we are, then every page as plain Markdown, by section. */
export const GET: APIRoute = async () => {
  const site = await loadSite()
  const { name, origin, address, phone } = site.practice
  const special = site.practice.specialHours.map((one) => specialLine(one, en))
  const text = [
    `# ${name}`,
    `> ${site.previews.get('/')!.purpose}`,
    `${address.street}, ${address.city}, ${address.region} ${address.postalCode}. ${phone.display}. Hours: ${[...hoursLines(site.practice, en), ...special].join('; ')}`,
    ...(site.practice.speaksSpanish ? ['English and Spanish are spoken with patients.'] : []),
    'Pages give general information, not medical advice. Prices and regulatory status change; each page says when its text last changed.',
    ...pageGroups(site).flatMap(({ title, pages }) => [
      `## ${title}`,
      pages
        .map((page) => `- [${page.name}](${origin}${twinAddress(page.address)}): ${page.purpose}`)
        .join('\n'),
    ]),
  ]
  if (site.spanish) text.push('## En español', ...spanishPages(site.spanish, origin))
  return new Response(`${text.join('\n\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

/** What there is in Spanish, as Spanish names it. */
function spanishPages(site: Site, origin: string): string[] {
  const own = pageGroups(site).flatMap(({ pages }) =>
    pages.filter(({ address }) => languageOf(address) === 'es'),
  )
  return [
    own.map((page) => `- [${page.name}](${origin}${twinAddress(page.address)}): ${page.purpose}`).join('\n'),
  ]
}
