import { bareAddress } from '#lib/language.ts'
import { wordsIn } from '#lib/words/words-in.ts'
import { formatPriceInFull } from '#lib/money.ts'
import type { Preview } from '#lib/model/page.ts'
import type { Price } from '#lib/model/price.ts'
import type { Html } from '#lib/model/text.ts'
import { textOf } from '#lib/html-text.ts'
import type { Site } from '#reading/site.ts'
import { sectionIds } from '#lib/section-ids.ts'
import type { Entry, Line } from '#lib/model/search-entry.ts'

/** Every page that may be found, as the search's index holds it. */
export function entriesOf(site: Site): Entry[] {
  return [
    ...site.treatments.map((page) => pageEntry(site, page)),
    ...site.pages.filter(({ listed }) => listed).map((page) => pageEntry(site, page)),
    ...site.posts.map((post) => ({
      ...entry(site, post.address),
      section: wordsIn(site.language).frame.blogName,
      headings: headingsIn(post.body),
    })),
    ...site.legal.map((legal) => ({ ...entry(site, legal.address), headings: headingsIn(legal.body) })),
    ...elsewhere(site),
  ]
}

/** On a Spanish page also what is in English only: by its name, and marked as such. */
function elsewhere(site: Site): Entry[] {
  if (site.language === 'en') return []
  const { marked } = wordsIn(site.language).translation
  return [...site.previews.keys()]
    .filter((bare) => !site.spanishPages.has(bare) && !site.unlisted.has(bare))
    .map((bare) => entry(site, bare))
    .map((one) => ({ ...one, section: one.section + marked }))
}

function entry(site: Site, address: string): Entry {
  const { name, purpose, family } = site.previews.get(bareAddress(address)) as Preview
  const asked = site.search.asked[bareAddress(address)] ?? []
  return {
    address,
    name,
    section: wordsIn(site.language).families[family],
    purpose,
    asked,
    headings: [],
    questions: [],
    prices: [],
  }
}

function pageEntry(site: Site, page: Site['treatments'][number] | Site['pages'][number]): Entry {
  const { address, sections, questions } = page
  const ids = sectionIds(sections)
  const isPrices = bareAddress(address) === '/prices'
  const prices = isPrices ? site.prices : site.prices.filter((price) => price.page === address)
  return {
    ...entry(site, address),
    headings: sections.flatMap((section, index) =>
      'title' in section ? [{ text: section.title, id: ids[index] }] : [],
    ),
    questions: questions.map(({ question }) => ({ text: question, id: 'questions' })),
    prices: prices.map((price) => priceLine(site, price, isPrices)),
  }
}

function priceLine({ language }: Site, price: Price, onPageOfPrices: boolean): Line {
  const text = `${price.name}: ${formatPriceInFull(price, wordsIn(language).money)}`
  return { text, id: onPageOfPrices ? price.id : undefined }
}

function headingsIn(body: Html): Line[] {
  return [...body.matchAll(/<h[23]>([\s\S]*?)<\/h[23]>/g)].map(([, title = '']) => ({
    text: textOf(title as Html),
  }))
}
