import type { APIRoute, GetStaticPaths } from 'astro'
import { hoursLines, specialHoursLine } from '#lib/hours.ts'
import { addressIn, languageOf } from '#lib/language.ts'
import { wordsIn } from '#lib/words/words.ts'
import type { Site } from '#content-model/site.ts'
import { markdownAddress } from '../_page-props.ts'
import { loadSite } from '../_load-site.ts'
import { inEachLanguage, languagePaths, pageGroups } from '../_routes.ts'

export const getStaticPaths: GetStaticPaths = async () => languagePaths(inEachLanguage(await loadSite()))

/** Links to the Markdown of every page, for language models: llmstxt.org */
export const GET: APIRoute<{ site: Site }> = ({ props: { site } }) => {
  const { name, origin, address, phone, specialHours, speaksSpanish } = site.practice
  const words = wordsIn(site.language)
  const { llmsTxt, hours } = words.frame
  const days = [
    ...hoursLines(site.practice, words),
    ...specialHours.map((entry) => specialHoursLine(entry, words)),
  ]
  const text = [
    `# ${name}`,
    `> ${site.summaries.get('/')!.purpose}`,
    `${address.street}, ${address.city}, ${address.region} ${address.postalCode}. ${phone.display}. ${hours}: ${days.join('; ')}`,
    ...(speaksSpanish ? [llmsTxt.spoken] : []),
    llmsTxt.general,
    ...pageGroups(site)
      .map(({ title, pages }) => ({
        title,
        pages: pages.filter((page) => languageOf(page.address) === site.language),
      }))
      .filter(({ pages }) => pages.length > 0)
      .flatMap(({ title, pages }) => [
        `## ${title}`,
        pages
          .map((page) => `- [${page.name}](${origin}${markdownAddress(page.address)}): ${page.purpose}`)
          .join('\n'),
      ]),
    ...inEachLanguage(site)
      .filter(({ language }) => language !== site.language)
      .map(({ language }) => `## Español\n\n- [En español](${origin}${addressIn(language, '/llms.txt')})`),
  ]
  return new Response(`${text.join('\n\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
