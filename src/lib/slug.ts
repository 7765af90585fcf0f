/** 'What studies show?' -> 'what-studies-show': an id that reads well in an address. */
export function slug(words: string): string {
  return words
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/['’\p{M}]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
