import { languageOf, tags } from '#lib/language.ts'
import type { BreadcrumbList, FAQPage, WebPage } from 'schema-dts'
import { textOf } from '#lib/html-text.ts'
import type { Practice } from '#lib/model/practice.ts'
import type { Crumb } from '#lib/trail.ts'
import { ids } from './ids.ts'
import type { PageFacts } from './page-facts.ts'

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
