import { bareAddress, languageOf, tags } from '#lib/language.ts'
import type { BreadcrumbList, FAQPage, WebPage } from 'schema-dts'
import { textOf } from '#lib/html-text.ts'
import type { Practice } from '#lib/model/practice.ts'
import type { Html } from '#lib/model/text.ts'
import type { Crumb } from '#lib/trail.ts'
import type { Site } from '#reading/site.ts'
import { ids } from './ids.ts'

/** What any page tells of itself, whatever kind of page it is. */
type PageFacts = {
  address: string
  type: PageType
  title: string
  purpose: string
  picture: string
  questions: { question: string; answer: Html; more?: Html }[]
  /** The day the text changed, on pages that show it. */
  modified?: string
  reviewed?: { by: string | null; on: string | null }
}

type PageType = 'WebPage' | 'MedicalWebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage'

export function factsOf(site: Site, address: string): PageFacts {
  const at = <Page extends { address: string }>(pages: Page[]) =>
    pages.find((page) => page.address === address)
  const page = at(site.treatments) ?? at(site.pages)
  if (page) {
    const { banner, name, purpose, photo, questions, updated, reviewed, sources } = page
    return {
      address,
      type: pageTypes[bareAddress(address)] ?? (page.family === 'practice' ? 'WebPage' : 'MedicalWebPage'),
      title: banner.title ?? name,
      purpose,
      picture: photo.picture.src,
      questions,
      modified: reviewed || sources.length > 0 ? updated : undefined,
      reviewed,
    }
  }
  const post = at(site.posts)
  if (post) {
    const { title, excerpt, photo, date, updated, reviewed } = post
    const picture = photo.picture.src
    return {
      address,
      type: 'WebPage',
      title,
      purpose: excerpt,
      picture,
      questions: [],
      modified: updated ?? date,
      reviewed,
    }
  }
  const legal = at(site.legal)
  if (!legal) throw new Error(`there is no page at ${address}`)
  const { name, purpose, photo } = legal
  return { address, type: 'WebPage', title: name, purpose, picture: photo.picture.src, questions: [] }
}

/** Pages whose kind schema.org has a word for. */
const pageTypes: Record<string, PageType> = {
  '/contact': 'ContactPage',
  '/meet-us': 'AboutPage',
  '/our-practice': 'AboutPage',
  '/blog': 'CollectionPage',
}

/** Which other nodes of the graph the page can point at. */
type Links = { trail: boolean; subject: boolean }

export function webPageNode({ origin }: Practice, page: PageFacts, has: Links): WebPage {
  const { address, modified, reviewed } = page
  return {
    '@type': page.type,
    '@id': ids.page(origin, address),
    url: origin + address,
    name: page.title,
    description: page.purpose,
    inLanguage: tags[languageOf(address)],
    isPartOf: { '@id': ids.website(origin) },
    publisher: { '@id': ids.clinic(origin) },
    primaryImageOfPage: { '@type': 'ImageObject', url: origin + page.picture },
    ...(has.trail && { breadcrumb: { '@id': ids.trail(origin, address) } }),
    ...(has.subject && { mainEntity: { '@id': ids.subject(origin, address) } }),
    ...(modified && { dateModified: modified }),
    ...(reviewed?.by &&
      reviewed.on && { lastReviewed: reviewed.on, reviewedBy: { '@type': 'Person', name: reviewed.by } }),
  }
}

/** Search engines want an address at every step, so a step that is only a name is left out. */
export function trailNode({ origin }: Practice, address: string, trail: Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': ids.trail(origin, address),
    itemListElement: trail
      .filter((crumb) => crumb.address)
      .map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.name,
        item: origin + crumb.address,
      })),
  }
}

export function questionsNode({ origin }: Practice, { address, questions }: PageFacts): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': ids.questions(origin, address),
    url: `${origin}${address}#questions`,
    isPartOf: { '@id': ids.page(origin, address) },
    mainEntity: questions.map(({ question, answer, more }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {
        '@type': 'Answer',
        text: [answer, more].flatMap((part) => (part ? textOf(part) : [])).join(' '),
      },
    })),
  }
}
