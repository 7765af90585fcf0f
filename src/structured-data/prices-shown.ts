import type { Price } from '#lib/model/price.ts'
import type { Site } from '#reading/site.ts'

type Section = Site['pages'][number]['sections'][number]

/** The prices a page lists, each once: at a glance, in its sections, on its cards. The page of prices lists all. */
export function pricesShown(site: Site, address: string): Price[] {
  const treatment = site.treatments.find((page) => page.address === address)
  const page = site.pages.find((one) => one.address === address)
  if (page?.template === 'prices') return site.prices
  const glance = treatment?.glance.prices ?? []
  const home = page?.template === 'home' ? site.prices.filter(({ id }) => id === 'membership') : []
  const sections = (treatment ?? page)?.sections ?? []
  return [...new Set([...home, ...glance, ...sections.flatMap((section) => inSection(section, site))])]
}

function inSection(section: Section, site: Site): Price[] {
  switch (section.block) {
    case 'prices':
      return section.prices
    case 'membership':
      return [section.price]
    case 'injections':
      return site.injections.flatMap(({ prices }) => prices)
    case 'drips':
      return site.drips.map(({ price }) => price)
    default:
      return []
  }
}
