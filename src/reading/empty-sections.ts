/** Blocks that draw a list of the site, by the list; with nothing in the list there is nothing to show, no heading either. */
const listsOf = { providers: 'providers', downloads: 'downloads', specials: 'specials' } as const

type Lists = Record<(typeof listsOf)[keyof typeof listsOf], unknown[]>

/** Whether a section draws a list: it says a heading and no more, and a language may do without it. */
export function isOfList(section: unknown): boolean {
  return (Object(section) as { block: string }).block in listsOf
}

/** Leaves out the sections whose list is empty. */
export function withoutEmptySections<Page extends { sections: { block: string }[] }>(
  pages: Page[],
  lists: Lists,
): Page[] {
  const isEmpty = ({ block }: { block: string }) =>
    block in listsOf && lists[listsOf[block as keyof typeof listsOf]].length === 0
  return pages.map((page) =>
    page.sections.some(isEmpty)
      ? { ...page, sections: page.sections.filter((section) => !isEmpty(section)) }
      : page,
  )
}
