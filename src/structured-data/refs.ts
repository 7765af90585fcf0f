import { slug } from '#lib/slug.ts'

/** How things point at each other: names that stay the same from build to build and page to page join the graphs. */
export function refsOf(origin: string) {
  const ref = (name: string) => ({ '@id': origin + name })
  return {
    clinic: ref('/#clinic'),
    website: ref('/#website'),
    page: (address: string) => ref(`${address}#page`),
    /** What a page is about: the drug, the procedure, the article. */
    subject: (address: string) => ref(`${address}#subject`),
    trail: (address: string) => ref(`${address}#trail`),
    provider: ({ name }: { name: string }) => ref(`/#${slug(name)}`),
  }
}
