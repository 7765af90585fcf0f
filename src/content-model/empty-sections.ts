/** Blocks that show the list of the same name; they are left out while it is empty. */
const lists = ['providers', 'downloads', 'specials'] as const

type Lists = Record<(typeof lists)[number], unknown[]> & { practice: { social: unknown[] } }

/** Has no text of its own, so a translation may leave it out. */
export function isListSection(section: unknown): boolean {
  return lists.some((name) => name === Object(section).block)
}

export function withoutEmptySections<Page extends { sections: { block: string }[] }>(
  pages: Page[],
  site: Lists,
): Page[] {
  const { social } = site.practice
  const empty: string[] = lists.filter((name) => site[name].length === 0)
  if (social.length === 0) empty.push('social')
  return pages.map((page) => ({
    ...page,
    sections: page.sections.filter(({ block }) => !empty.includes(block)),
  }))
}
