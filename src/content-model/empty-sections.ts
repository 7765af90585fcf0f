/** Blocks that draw the site's list of the same name; with nothing in it there is nothing to show, no heading either. */
const lists = ['providers', 'downloads', 'specials'] as const

type Lists = Record<(typeof lists)[number], unknown[]>

/** Whether a section draws a list: it says a heading and no more, and a language may do without it. */
export function isListSection(section: unknown): boolean {
  return lists.some((name) => name === Object(section).block)
}

export function withoutEmptySections<Page extends { sections: { block: string }[] }>(
  pages: Page[],
  site: Lists,
): Page[] {
  const empty: string[] = lists.filter((name) => site[name].length === 0)
  return pages.map((page) => ({
    ...page,
    sections: page.sections.filter(({ block }) => !empty.includes(block)),
  }))
}
