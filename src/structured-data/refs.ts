import { slug } from '#lib/slug.ts'
import type { Price } from '#lib/model/price.ts'

/** How things point at each other: names that stay the same from build to build and page to page join the graphs. */
export function refsOf(origin: string) {
  const ref = (name: string) => ({ '@id': origin + name })
  return {
    clinic: ref('/#clinic'),
    website: ref('/#website'),
    blog: (address: string) => ref(`${address}#blog`),
    page: (address: string) => ref(`${address}#page`),
    /** What a page is about: the drug, the procedure, the article. */
    subject: (address: string) => ref(`${address}#subject`),
    trail: (address: string) => ref(`${address}#trail`),
    /** The id of a price is also the id of its row on the page of prices. */
    offer: ({ id }: Price) => ref(`/prices#${id}`),
    provider: ({ name }: { name: string }) => ref(`/#${slug(name)}`),
    service: ({ page, name }: Price) => ref(`${page}#${slug(name)}`),
  }
}
