import { addressIn, languageOf, type Language } from '#lib/language.ts'
import type { Price } from '#lib/model/price.ts'
import type { Problem } from './content-error.ts'
import type { Pages } from './pages.ts'

type Model = NonNullable<Pages['posts'][number]['figure']>

/** What no single page can know: uniqueness, and what stands on it twice or not at all. */
export function pageChecks({ treatments, pages, posts, legal }: Pages): Problem[] {
  const sectioned = [...treatments, ...pages]
  const headed = [...sectioned, ...posts, ...legal]
  return [
    ...repeated(headed, 'title'),
    ...repeated(headed, 'description'),
    ...sectioned.flatMap(denominatorProblems),
    ...sectioned.flatMap(({ file, sections }) =>
      partProblems(
        file,
        'sections',
        sections.filter((section) => section.block === 'model'),
      ),
    ),
    ...posts.flatMap(({ file, figure }) => partProblems(file, 'figure', figure ? [figure] : [])),
    ...posts.flatMap(figureProblems),
  ]
}

/** Prices that name no page, or that no page shows; which ones pages show is not always known. */
export function priceChecks(
  prices: Price[],
  addresses: ReadonlySet<string>,
  shown: ReadonlySet<string> | undefined,
): Problem[] {
  const file = 'prices.yaml'
  return prices.flatMap(({ id, page }) => [
    ...(addresses.has(page) ? [] : [{ file, field: `${id}.page`, message: `there is no page at ${page}` }]),
    ...(!shown || shown.has(id) ? [] : [{ file, field: id, message: 'no page shows this price' }]),
  ])
}

/** Redirects to pages of one language that lead nowhere, or that stand in the place of a page. */
export function redirectChecks(
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
        return [{ file, field: from, message: 'duplicate address: a page stands there' }]
      if (addresses.has(path)) return []
      return [{ file, field: from, message: `dead link: there is no page at ${path}` }]
    })
}

type Headed = Pick<Pages['legal'][number], 'file' | 'head'>

function repeated(pages: Headed[], field: 'title' | 'description'): Problem[] {
  const seen = new Map<string, string>()
  return pages.flatMap(({ file, head }) => {
    const other = seen.get(head[field])
    seen.set(head[field], file)
    return other ? [{ file, field: `head.${field}`, message: `${other} has the same ${field}` }] : []
  })
}

/** Readers compare pictures of one page: 8 in 100 and 8 in 10,000 must not stand side by side. */
function denominatorProblems({
  file,
  sections,
}: Pick<Pages['pages'][number], 'file' | 'sections'>): Problem[] {
  const counts = sections.flatMap((section) => (section.block === 'risk' ? section.counts : []))
  const message = 'a page counts among as many people throughout: 100 or 10,000'
  return new Set(counts.map(({ of }) => of)).size > 1 ? [{ file, field: 'sections', message }] : []
}

/** A point without a place cannot be drawn, nor a model twice on a page. */
function partProblems(file: string, field: string, models: Model[]): Problem[] {
  const unknown = models.flatMap(({ model, parts }) =>
    parts.flatMap(({ part }) => (part in model.parts ? [] : [`${model.id} has no part "${part}"`])),
  )
  const isTwice = new Set(models.map(({ model }) => model.id)).size < models.length
  const messages = isTwice ? [...unknown, 'a model stands here twice'] : unknown
  return messages.map((message) => ({ file, field, message }))
}

/** A post that has a figure says where it stands, once; one that says where has a figure. */
function figureProblems({ file, insets, figure }: Pages['posts'][number]): Problem[] {
  const places = insets.filter((one) => one === 'figure').length
  if (places === (figure ? 1 : 0)) return []
  return [{ file, field: 'figure', message: 'a figure and one line {figure} in the text belong together' }]
}
