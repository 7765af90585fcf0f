/** 'What studies show?' -> 'what-studies-show' */
export function slug(words: string): string {
  return words
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/['’\p{M}]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

export function sectionIds(sections: { block: string; title?: string }[]): string[] {
  const seen = new Map<string, number>()
  return sections.map(({ block, title }) => {
    const base = title === undefined ? block : slug(title)
    const count = (seen.get(base) ?? 0) + 1
    seen.set(base, count)
    return count === 1 ? base : `${base}-${count}`
  })
}
