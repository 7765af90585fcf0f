import type { Blog, BlogPosting, DietarySupplement, Drug, MedicalCondition } from 'schema-dts'
import type { MedicalProcedure, MedicalTherapy, Service, Substance } from 'schema-dts'
import { textOf } from '#lib/html-text.ts'
import { tags } from '#lib/language.ts'
import type { Practice } from '#lib/model/practice.ts'
import type { Site } from '#reading/site.ts'
import type { Sold } from './offers.ts'
import { refsOf } from './refs.ts'

/** What a page is about: a treatment, or an article. */

type Treatment = Site['treatments'][number]
type Subject =
  | Drug
  | Substance
  | DietarySupplement
  | MedicalProcedure
  | MedicalTherapy
  | MedicalCondition
  | Service

/** What a treatment page is about, with its offers if it is itself what is sold. */
export function treatmentNode({ origin }: Practice, page: Treatment, sold?: Sold): Subject {
  const refs = refsOf(origin)
  const safety = page.sections.find((section) => section.block === 'safety')
  const described = {
    ...refs.subject(page.address),
    name: page.name,
    description: textOf(page.glance.what),
    mainEntityOfPage: refs.page(page.address),
  }
  const regulated = { ...described, legalStatus: textOf(page.glance.status.text) }
  const offers = sold ? { offers: sold.offers } : {}
  const warning = safety?.boxed && { warning: textOf(safety.boxed) }
  const contraindications = safety && { contraindication: safety.avoid.map(textOf) }
  switch (page.kind) {
    case 'drug':
      return { '@type': 'Drug', ...regulated, ...warning, ...offers }
    case 'supplement':
      return { '@type': 'DietarySupplement', ...regulated, ...offers }
    case 'substance':
      return { '@type': 'Substance', ...regulated }
    case 'procedure':
      return { '@type': 'MedicalProcedure', ...regulated }
    case 'therapy':
      return { '@type': 'MedicalTherapy', ...regulated, ...contraindications }
    case 'condition':
      return { '@type': 'MedicalCondition', ...described }
    case 'service':
      return { '@type': 'Service', ...described, provider: refs.clinic }
  }
}

type Post = Site['posts'][number]

/** The blog, with the articles that the page lists. */
export function blogNode(site: Site, posts: Post[]): Blog {
  const { origin } = site.practice
  const refs = refsOf(origin)
  const address = blogOf(site)
  const blogPost = posts.map((post) => ({ ...summary(origin, post), url: origin + post.address }))
  return {
    '@type': 'Blog',
    ...refs.blog(address),
    name: 'Blog',
    url: origin + address,
    publisher: refs.clinic,
    ...(posts.length > 0 && { blogPost }),
  }
}

/** The blog of the page's language, or the English one where there is no other. */
function blogOf({ previews }: Site): string {
  return previews.get('/blog')?.address ?? '/blog'
}

export function articleNode(site: Site, post: Post): BlogPosting {
  const refs = refsOf(site.practice.origin)
  return {
    ...summary(site.practice.origin, post),
    mainEntityOfPage: refs.page(post.address),
    isPartOf: refs.blog(blogOf(site)),
    dateModified: post.updated ?? post.date,
    inLanguage: tags[site.language],
    author: refs.clinic,
    publisher: refs.clinic,
    citation: post.sources.map(({ title, url }) => ({ '@type': 'CreativeWork', name: title, url })),
  }
}

function summary(origin: string, post: Post) {
  return {
    '@type': 'BlogPosting',
    ...refsOf(origin).subject(post.address),
    headline: post.title,
    description: post.excerpt,
    image: origin + post.photo.picture.src,
    datePublished: post.date,
  } satisfies BlogPosting
}
