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

/** What no file can be checked for alone. */
export function crossFileProblems(
  site: Pages & {
    language: Language
    practice: Practice
    prices: Price[]
    law: Lookups['registers']['law']
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
    ...posts.flatMap(postFigureProblems),
  ]
}

function priceProblems(prices: Price[], pages: PageSource[], shown: Context['shownPrices']): Problem[] {
  const file = 'prices.yaml'
  const addresses = new Set(pages.map(({ address }) => address))
  return prices.flatMap(({ id, page }) => [
    ...(addresses.has(page)
      ? []
      : [
          {
            file,
            field: `${id}.page`,
            message: `there is no page at ${page}: write the address of a page, such as /prices`,
          },
        ]),
    ...(!shown || shown.has(id)
      ? []
      : [
          {
            file,
            field: id,
            message: 'no page shows this price: use it in a page, or write published: false',
          },
        ]),
  ])
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
      if (addresses.has(path)) return []
      return [{ file, field: from, message: `dead link: there is no page at ${path}` }]
    })
}

function duplicateProblems(
  pages: Pick<Pages['legal'][number], 'file' | 'head'>[],
  field: 'title' | 'description',
) {
  const seen = new Map<string, string>()
  return pages.flatMap(({ file, head }) => {
    const other = seen.get(head[field])
    seen.set(head[field], file)
    return other ? [{ file, field: `head.${field}`, message: `${other} has the same ${field}` }] : []
  })
}

/** 8 in 100 beside 8 in 10,000 on one page would look the same. */
function denominatorProblems(file: string, sections: Pages['pages'][number]['sections']): Problem[] {
  const counts = sections.flatMap((section) => (section.block === 'risk' ? section.counts : []))
  const message = 'all figures of a page must count out of the same number of people: 100 or 10,000'
  return new Set(counts.map(({ of }) => of)).size > 1 ? [{ file, field: 'sections', message }] : []
}

function postFigureProblems({ file, insets, figure }: Pages['posts'][number]): Problem[] {
  const isPlaced = insets.filter((one) => one === 'figure').length === (figure ? 1 : 0)
  const { model, parts } = figure ?? { parts: [] }
  const messages = [
    ...parts.flatMap(({ part }) =>
      part in model!.parts
        ? []
        : `${model!.id} has no part "${part}": write the name of a part in models.yaml`,
    ),
    ...(isPlaced ? [] : ['write the line {figure} once in the text, or remove this field']),
  ]
  return messages.map((message) => ({ file, field: 'figure', message }))
}

function practiceProblems({ phone, hours, closed }: Practice): Problem[] {
  const file = 'practice.yaml'
  const open = new Set(hours.flatMap(({ days }) => days))
  const both = closed.filter((day) => open.has(day))
  const neither = weekdays.filter((day) => !open.has(day) && !closed.includes(day))
  const message = `people read ${phone.display}, but phones dial ${phone.href}: write the same number in both fields`
  const isSameNumber = digits(phone.display) === digits(phone.href)
  return [
    ...(isSameNumber ? [] : [{ file, field: 'phone.display', message }]),
    ...both.map((day) => ({
      file,
      field: 'closed',
      message: `${day} is both open and closed: remove it from "hours" or "closed"`,
    })),
    ...neither.map((day) => ({
      file,
      field: 'hours',
      message: `${day} is neither open nor closed: add it to "hours" or "closed"`,
    })),
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
  return pages.flatMap(({ file, updated }) =>
    updated && updated > today
      ? [{ file, field: 'updated', message: `${updated} is still to come: write the day of the change` }]
      : [],
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
