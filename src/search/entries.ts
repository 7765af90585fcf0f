import { bareAddress } from '#lib/language.ts'
import { wordsIn } from '#lib/words/words.ts'
import { formatPriceInFull } from '#lib/money.ts'
import type { PageSummary } from '#lib/model/page.ts'
import type { Price } from '#lib/model/price.ts'
import type { Html } from '#lib/model/text.ts'
import { htmlToText } from '#lib/html-text.ts'
import type { Site } from '#content-model/site.ts'
import { stringsIn } from '#content-model/texts.ts'
import { sectionIds } from '#lib/slug.ts'
import type { Entry, Line } from '#lib/search/find.ts'

export function entriesOf(site: Site): Entry[] {
  return withRareWords([
    ...[...site.treatments, ...site.pages.filter(({ listed }) => listed)].map((page) =>
      pageEntry(site, page),
    ),
    ...[...site.posts, ...site.legal].map(({ address, body }) => ({
      ...entry(site, address),
      headings: headingsIn(body),
      text: body,
    })),
    ...englishOnly(site),
  ])
}

/** Keeps only words that few pages have: whole texts would be 500 kB. */
function withRareWords(entries: Entry[]): Entry[] {
  const wordsOf = ({ text }: Entry) =>
    new Set(
      htmlToText(text as Html)
        .toLowerCase()
        .match(/[\p{L}]{4,}/gu) ?? [],
    )
  const found = entries.map(wordsOf)
  const pagesWith = new Map<string, number>()
  for (const words of found) for (const word of words) pagesWith.set(word, (pagesWith.get(word) ?? 0) + 1)
  return entries.map((entry, index) => ({
    ...entry,
    text: [...found[index]!].filter((word) => pagesWith.get(word)! <= entries.length / 8).join(' '),
  }))
}

/** The Spanish index lists English-only pages by name. */
function englishOnly(site: Site): Entry[] {
  if (site.language === 'en') return []
  const { label } = wordsIn(site.language).translation
  return [...site.summaries.keys()]
    .filter((bare) => !site.spanishPages.has(bare) && !site.unlisted.has(bare))
    .map((bare) => entry(site, bare))
    .map((found) => ({ ...found, section: found.section + label, isEnglishOnly: true as const }))
}

function entry(site: Site, address: string): Entry {
  const bare = bareAddress(address)
  const { name, purpose, family } = site.summaries.get(bare) as PageSummary
  const { families, frame } = wordsIn(site.language)
  return {
    address,
    name,
    section: bare.startsWith('/blog/') ? frame.blogName : families[family],
    purpose,
    searchPhrases: site.search.asked[bare] ?? [],
    headings: [],
    questions: [],
    prices: [],
    text: '',
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
    // Addresses and colors are left out.
    text: stringsIn([sections, questions])
      .flatMap(({ text }) => (/^[/#]/.test(text) ? [] : text))
      .join(' '),
  }
}

function priceLine({ language }: Site, price: Price, isPricePage: boolean): Line {
  const text = `${price.name}: ${formatPriceInFull(price, wordsIn(language).money)}`
  return { text, id: isPricePage ? price.id : undefined }
}

function headingsIn(body: Html): Line[] {
  return [...body.matchAll(/<h[23]>([\s\S]*?)<\/h[23]>/g)].map(([, title = '']) => ({
    text: htmlToText(title as Html),
  }))
}
