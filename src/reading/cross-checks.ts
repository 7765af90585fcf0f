import type { LabelledModel } from '#lib/model/photo.ts'
import type { Price } from '#lib/model/price.ts'
import { figureProblems, type Inset } from './body.ts'
import { addressIn, languageOf, type Language } from '#lib/language.ts'
import type { Problem } from './content-error.ts'

type Headed = { file: string; head: { title: string; description: string } }
type Model = { model: LabelledModel; parts: { part: string }[] }
type Drawn = { block: 'risk'; counts: { of: number }[] } | ({ block: 'model' } & Model) | { block: string }
type Sectioned = Headed & { sections: Drawn[] }
type Post = Headed & { insets: Inset[]; figure?: Model }

/** What no single page can know: uniqueness, and what stands on it twice or not at all. */
export function pageChecks(site: {
  treatments: Sectioned[]
  pages: Sectioned[]
  posts: Post[]
  legal: Headed[]
}): Problem[] {
  const sectioned = [...site.treatments, ...site.pages]
  const headed = [...sectioned, ...site.posts, ...site.legal]
  return [
    ...repeated(headed, 'title'),
    ...repeated(headed, 'description'),
    ...sectioned.flatMap(denominatorProblems),
    ...sectioned.flatMap(({ file, sections }) =>
      partProblems(
        file,
        'sections',
        sections.flatMap((section) => ('model' in section ? [section] : [])),
      ),
    ),
    ...site.posts.flatMap(({ file, figure }) => partProblems(file, 'figure', figure ? [figure] : [])),
    ...site.posts.flatMap(figureProblems),
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
function partProblems(file: string, field: string, models: Model[]): Problem[] {
  const unknown = models.flatMap(({ model, parts }) =>
    parts.flatMap(({ part }) => (part in model.parts ? [] : [`${model.id} has no part "${part}"`])),
  )
  const isTwice = new Set(models.map(({ model }) => model.id)).size < models.length
  return [...unknown, ...(isTwice ? ['a model stands here twice'] : [])].map((message) => ({
    file,
    field,
    message,
  }))
}
