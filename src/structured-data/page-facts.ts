import { bareAddress } from '#lib/language.ts'
import type { Html } from '#lib/model/text.ts'
import type { Site } from '#reading/site.ts'

/** What any page tells of itself, whatever kind of page it is. */
export type PageFacts = {
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
