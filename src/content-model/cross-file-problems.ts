import { dayIn } from '#lib/dates.ts'
import { addressIn, languageOf, type Language } from '#lib/language.ts'
import type { Practice, Weekday } from '#lib/model/practice.ts'
import type { Price } from '#lib/model/price.ts'
import { en } from '#lib/words/en.ts'
import type { PageSource } from './addresses.ts'
import type { Problem } from './content-error.ts'
import { otherStateProblems } from './law.ts'
import type { Lookups } from './lookups.ts'
import type { Pages } from './pages.ts'
import { textProblems } from './texts.ts'

type Context = {
  all: PageSource[]
  /** Without unpublished posts. */
  sources: PageSource[]
  laterPosts: Pages['posts']
  shownPrices: ReadonlySet<string> | undefined
  now: Date
}

export function crossFileProblems(
  site: Pages & {
    language: Language
    practice: Practice
    prices: Price[]
    law: Lookups['catalogs']['law']
    redirects: Record<string, string> | undefined
  },
  { all, sources, laterPosts, shownPrices, now }: Context,
): Problem[] {
  const { treatments, pages, posts, legal, practice, language } = site
  return [
    ...pageProblems({ treatments, pages, posts: [...posts, ...laterPosts], legal }),
    ...missingPageProblems(all, language),
    ...all.flatMap(({ source }) => [
      ...textProblems(source, wrongPhoneNumbers(practice)),
      ...otherStateProblems(practice, site.law, source),
    ]),
    ...futureDateProblems([...treatments, ...pages, ...posts, ...legal], practice, now),
    ...redirectProblems(site.redirects ?? {}, language, sources),
    // These files are the same in both languages.
    ...(language === 'en'
      ? [...priceProblems(site.prices, sources, shownPrices), ...practiceProblems(practice)]
      : []),
  ]
}

function pageProblems({ treatments, pages, posts, legal }: Pages): Problem[] {
  const sectioned = [...treatments, ...pages]
  const headed = [...sectioned, ...posts, ...legal]
  return [
    ...duplicateProblems(headed, 'title'),
    ...duplicateProblems(headed, 'description'),
    ...sectioned.flatMap(({ file, sections }) => denominatorProblems(file, sections)),
    ...posts.flatMap(diagramProblems),
  ]
}

function priceProblems(prices: Price[], pages: PageSource[], shown: Context['shownPrices']): Problem[] {
  const file = 'prices.yaml'
  const addresses = new Set(pages.map(({ address }) => address))
  const unknownPage = (page: string) =>
    `there is no page at ${page}: write the address of a page, such as /prices`
  const notShown = 'no page shows this price: use it in a page, or write published: false'
  return prices.flatMap(({ id, page }) => [
    ...problemIf(!addresses.has(page), file, `${id}.page`, unknownPage(page)),
    ...problemIf(shown?.has(id) === false, file, id, notShown),
  ])
}

function problemIf(isWrong: boolean, file: string, field: string, message: string): Problem[] {
  return isWrong ? [{ file, field, message }] : []
}

function redirectProblems(
  redirects: Record<string, string>,
  language: Language,
  pages: { address: string }[],
): Problem[] {
  const file = 'redirects.yaml'
  const addresses = new Set(pages.map(({ address }) => addressIn(language, address)))
  const taken = new Set([...addresses].map((address) => address.toLowerCase()))
  return Object.entries(redirects)
    .filter(([, to]) => languageOf(to) === language)
    .flatMap(([from, to]) => {
      const path = to.split(/[?#]/)[0] ?? ''
      if (taken.has(from.toLowerCase()))
        return [{ file, field: from, message: 'duplicate address: a page has it, so remove this redirect' }]
      return problemIf(!addresses.has(path), file, from, `dead link: there is no page at ${path}`)
    })
}

function duplicateProblems(
  pages: Pick<Pages['legal'][number], 'file' | 'head'>[],
  field: 'title' | 'description',
) {
  const seen = new Map<string, string>()
  return pages.flatMap(({ file, head }) => {
    const firstFile = seen.get(head[field])
    seen.set(head[field], file)
    return problemIf(firstFile !== undefined, file, `head.${field}`, `${firstFile} has the same ${field}`)
  })
}

/** Figures per 100 and per 10,000 on one page would be mistaken for each other. */
function denominatorProblems(file: string, sections: Pages['pages'][number]['sections']): Problem[] {
  const counts = sections.flatMap((section) => (section.block === 'risk' ? section.counts : []))
  const message = 'all figures of a page must count out of the same number of people: 100 or 10,000'
  return problemIf(new Set(counts.map(({ of }) => of)).size > 1, file, 'sections', message)
}

function diagramProblems({ file, insets, diagram }: Pages['posts'][number]): Problem[] {
  const isPlaced = insets.filter((inset) => inset === 'diagram').length === (diagram ? 1 : 0)
  const { drawing, parts } = diagram ?? { parts: [] }
  const unknownPart = (part: string) =>
    `${drawing!.id} has no part "${part}": write the name of a part in diagrams.yaml`
  const notPlaced = 'write the line {diagram} once in the text, or remove this field'
  return [
    ...parts.flatMap(({ part }) => problemIf(!(part in drawing!.parts), file, 'diagram', unknownPart(part))),
    ...problemIf(!isPlaced, file, 'diagram', notPlaced),
  ]
}

function practiceProblems({ phone, hours, closed }: Practice): Problem[] {
  const file = 'practice.yaml'
  const open = new Set(hours.flatMap(({ days }) => days))
  const message = `people read ${phone.display}, but phones dial ${phone.href}: write the same number in both fields`
  const both = (day: Weekday) => `${day} is both open and closed: remove it from "hours" or "closed"`
  const neither = (day: Weekday) => `${day} is neither open nor closed: add it to "hours" or "closed"`
  return [
    ...problemIf(digits(phone.display) !== digits(phone.href), file, 'phone.display', message),
    ...closed.flatMap((day) => problemIf(open.has(day), file, 'closed', both(day))),
    ...weekdays.flatMap((day) =>
      problemIf(!open.has(day) && !closed.includes(day), file, 'hours', neither(day)),
    ),
  ]
}

/** A phone number typed into a text would not follow practice.yaml. Help lines have other formats. */
function wrongPhoneNumbers({ phone }: Practice) {
  return (text: string): string[] =>
    [...text.matchAll(/\(\d{3}\) ?\d{3}[-.]\d{4}/g)]
      .filter(([number]) => digits(number) !== digits(phone.display))
      .map(([number]) => `${number} is not the practice's number: write {phone}, which follows practice.yaml`)
}

function futureDateProblems(
  pages: { file: string; updated?: string }[],
  { timeZone }: Practice,
  now: Date,
): Problem[] {
  const today = dayIn(timeZone, now)
  return pages.flatMap(({ file, updated = '' }) =>
    problemIf(updated > today, file, 'updated', `${updated} is still to come: write the day of the change`),
  )
}

function digits(number: string): string {
  return number.replaceAll(/\D/g, '').slice(-10)
}

const weekdays = Object.keys(en.hours.weekdays) as Weekday[]

/** Pages that the header, footer and forms link to. */
export const requiredPages: ReadonlySet<string> = new Set([
  'pages/home.yaml',
  'pages/contact.yaml',
  'pages/blog.yaml',
  'pages/prices.yaml',
  'pages/search.yaml',
  'pages/thanks/message.yaml',
  'pages/thanks/newsletter.yaml',
  'pages/thanks/resume.yaml',
  'legal/privacy-policy.md',
  'legal/terms-and-conditions.md',
])

const optionalInSpanish = new Set(['pages/contact.yaml', 'pages/blog.yaml', 'pages/prices.yaml'])

function missingPageProblems(pages: PageSource[], language: Language): Problem[] {
  const there = new Set(pages.map(({ source }) => source.file))
  return [...requiredPages]
    .filter((file) => language === 'en' || !optionalInSpanish.has(file))
    .map((file) => (language === 'en' ? file : `es/${file}`))
    .filter((file) => !there.has(file))
    .map((file) => ({ file, field: '', message: 'the site needs this page: restore the file' }))
}
