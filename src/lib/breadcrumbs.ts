import { bareAddress } from './language.ts'
import type { Family, PageSummary } from './model/page.ts'
import type { Words } from './words/words.ts'

/** Without an address it is text. */
export type Crumb = { name: string; address?: string }

export type PagePosition = { trail: Crumb[]; section?: { title: string; pages: PageSummary[] } }

/** Empty for the home page. A section without an overview page is text. */
export function breadcrumbsTo(
  page: PageSummary,
  all: ReadonlyMap<string, PageSummary>,
  words: TrailWords,
): Crumb[] {
  if (bareAddress(page.address) === '/') return []
  const home = { name: words.frame.homeName, address: '/' }
  const existing = (address = '') => all.get(bareAddress(address))?.address
  return [home, ...sectionOf(page, words), page].map(({ name, address }) => ({
    name,
    address: existing(address),
  }))
}

const MAX_SECTION_PAGES = 30

/** Sorted by name. In a large family, the pages whose names are close to this one. */
export function sectionPages(page: PageSummary, all: Iterable<PageSummary>): PageSummary[] {
  if (page.family === 'practice') return []
  const others = [...all]
    .filter(({ family, address }) => family === page.family && address !== page.address)
    .sort((first, second) => byName.compare(first.name, second.name))
  const before = others.filter(({ name }) => byName.compare(name, page.name) < 0).length
  const first = Math.max(0, Math.min(before - MAX_SECTION_PAGES / 2, others.length - MAX_SECTION_PAGES))
  return others.slice(first, first + MAX_SECTION_PAGES)
}

const byName = new Intl.Collator('en-US')

type TrailWords = Pick<Words, 'frame' | 'families'>

function sectionOf({ address, family }: PageSummary, { frame, families }: TrailWords): Crumb[] {
  const bare = bareAddress(address)
  if (bare.startsWith('/blog/')) return [{ name: frame.blogName, address: '/blog' }]
  if (family === 'practice') return []
  const overview = familyOverviews[family]
  return overview === bare ? [] : [{ name: families[family], address: overview }]
}

export const familyOverviews: Partial<Record<Family, string>> = {
  'weight-loss': '/weight-loss',
  hormones: '/hormone-replacement-therapy',
  peptides: '/peptide-therapy',
  'sexual-wellness': '/sexual-wellness',
  'primary-care': '/primary-care',
}
