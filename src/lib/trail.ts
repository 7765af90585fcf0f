import { bareAddress } from './language.ts'
import type { Family, Preview } from './model/page.ts'
import type { Words } from './words/words.ts'

/** One step of the way from the home page; without an address it is a name only. */
export type Crumb = { name: string; address?: string }

/** Where a page stands: the way to it, and the other pages of its section. */
export type PagePosition = { trail: Crumb[]; section?: { title: string; pages: Preview[] } }

/** Home, section, page. A section whose overview was taken out is a name only; the home page has no way to show. */
export function breadcrumbsTo(page: Preview, all: ReadonlyMap<string, Preview>, words: TrailWords): Crumb[] {
  if (bareAddress(page.address) === '/') return []
  const home = { name: words.frame.homeName, address: '/' }
  const trueAddress = (address = '') => all.get(bareAddress(address))?.address
  return [home, ...sectionOf(page, words), page].map(({ name, address }) => ({
    name,
    address: trueAddress(address),
  }))
}

/** More than this are no list to choose from, and a site with a hundred times the pages would drown in them. */
const MAX_SECTION_PAGES = 30

/** By name; of a large family those around it in the alphabet. Pages of the practice are no section: the menu has them. */
export function sectionPages(page: Preview, all: Iterable<Preview>): Preview[] {
  if (page.family === 'practice') return []
  const others = [...all]
    .filter(({ family, address }) => family === page.family && address !== page.address)
    .sort((one, other) => byName.compare(one.name, other.name))
  const before = others.filter(({ name }) => byName.compare(name, page.name) < 0).length
  const first = Math.max(0, Math.min(before - MAX_SECTION_PAGES / 2, others.length - MAX_SECTION_PAGES))
  return others.slice(first, first + MAX_SECTION_PAGES)
}

const byName = new Intl.Collator('en-US')

type TrailWords = Pick<Words, 'frame' | 'families'>

function sectionOf({ address, family }: Preview, { frame, families }: TrailWords): Crumb[] {
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
