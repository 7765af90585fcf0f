import type { LabelledModel } from '#lib/model/photo.ts'
import type { Price } from '#lib/model/price.ts'
import { figureProblems, type Inset } from './body.ts'
import { addressIn, languageOf, type Language } from '#lib/language.ts'
import type { Problem } from './content-error.ts'
import type { Lookups } from './lookups.ts'

type Headed = { file: string; address: string; head: { title: string; description: string } }
type Drawn =
  | { block: 'risk'; counts: { of: number }[] }
  | { block: 'model'; model: LabelledModel; parts: { part: string }[] }
  | { block: string }
type Sectioned = Headed & { sections: Drawn[] }
type Checked = {
  prices: Price[]
  treatments: Sectioned[]
  pages: Sectioned[]
  posts: (Headed & { insets: Inset[]; figure?: object })[]
  legal: Headed[]
}

/** What no single page can know: uniqueness, and what stands on it twice or not at all. */
export function pageChecks(site: Omit<Checked, 'prices'>): Problem[] {
  const headed = [...site.treatments, ...site.pages, ...site.posts, ...site.legal]
  return [
    ...repeated(headed, 'title'),
    ...repeated(headed, 'description'),
    ...[...site.treatments, ...site.pages].flatMap(denominatorProblems),
    ...[...site.treatments, ...site.pages].flatMap(partProblems),
    ...site.posts.flatMap(figureProblems),
  ]
}

/** Prices that nobody shows, or that name no page. */
export function priceChecks(prices: Price[], lookups: Lookups): Problem[] {
  return prices.flatMap((price) => priceProblems(price, lookups))
}

/** Redirects to pages of one language that lead nowhere, or that stand in the place of a page. */
export function redirectChecks(
  redirects: Record<string, string>,
  language: Language,
  pages: { address: string }[],
): Problem[] {
  const addresses = new Set(pages.map(({ address }) => addressIn(language, address)))
  return Object.entries(redirects)
    .filter(([, to]) => languageOf(to) === language)
    .flatMap(([from, to]) => redirectProblems(from, to, addresses))
}

function repeated(pages: Headed[], field: 'title' | 'description'): Problem[] {
  const seen = new Map<string, string>()
  return pages.flatMap(({ file, head }) => {
    const other = seen.get(head[field])
    seen.set(head[field], file)
    return other ? [{ file, field: `head.${field}`, message: `${other} has the same ${field}` }] : []
  })
}

/** Readers compare pictures of one page: 8 in 100 and 8 in 10,000 must not stand side by side. */
function denominatorProblems({ file, sections }: Sectioned): Problem[] {
  const counts = sections.flatMap((section) => ('counts' in section ? section.counts : []))
  const message = 'a page counts among as many people throughout: 100 or 10,000'
  return new Set(counts.map(({ of }) => of)).size > 1 ? [{ file, field: 'sections', message }] : []
}

/** A point without a place cannot be drawn, nor a model twice on a page. */
function partProblems({ file, sections }: Sectioned): Problem[] {
  const models = sections.flatMap((section) => ('model' in section ? [section] : []))
  const unknown = models.flatMap(({ model, parts }) =>
    parts.flatMap(({ part }) => (part in model.parts ? [] : [`${model.id} has no part "${part}"`])),
  )
  const twice =
    new Set(models.map(({ model }) => model.id)).size < models.length ? ['a model stands here twice'] : []
  return [...unknown, ...twice].map((message) => ({ file, field: 'sections', message }))
}

function priceProblems(price: Price, { addresses, shownPrices }: Lookups): Problem[] {
  const file = 'prices.yaml'
  const problems: Problem[] = []
  if (!addresses.has(price.page)) {
    problems.push({ file, field: `${price.id}.page`, message: `there is no page at ${price.page}` })
  }
  if (!shownPrices.has(price.id)) {
    problems.push({ file, field: price.id, message: 'no page shows this price' })
  }
  return problems
}

function redirectProblems(from: string, to: string, addresses: ReadonlySet<string>): Problem[] {
  const file = 'redirects.yaml'
  const path = to.split(/[?#]/)[0] ?? ''
  const isPage = [...addresses].some((address) => address.toLowerCase() === from.toLowerCase())
  if (isPage) return [{ file, field: from, message: 'duplicate address: a page stands there' }]
  return addresses.has(path) ? [] : [{ file, field: from, message: `dead link: there is no page at ${path}` }]
}
