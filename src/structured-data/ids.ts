import { slug } from '#lib/slug.ts'
import type { Price } from '#lib/model/price.ts'

/** Names of things that stay the same from build to build and from page to page, so that graphs can be joined. */
export const ids = {
  clinic: (origin: string) => `${origin}/#clinic`,
  website: (origin: string) => `${origin}/#website`,
  blog: (origin: string, address: string) => `${origin}${address}#blog`,
  page: (origin: string, address: string) => `${origin}${address}#page`,
  /** What a page is about: the drug, the procedure, the article. */
  subject: (origin: string, address: string) => `${origin}${address}#subject`,
  trail: (origin: string, address: string) => `${origin}${address}#trail`,
  questions: (origin: string, address: string) => `${origin}${address}#questions`,
  catalog: (origin: string) => `${origin}/prices#catalog`,
  /** The id of a price is also the id of its row on the page of prices. */
  offer: (origin: string, price: Price) => `${origin}/prices#${price.id}`,
  provider: (origin: string, name: string) => `${origin}/#${slug(name)}`,
  service: (origin: string, price: Price) => `${origin}${price.page}#${slug(price.name)}`,
}
