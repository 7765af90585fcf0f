export function sentencesOf(markdown: string): string[] {
  return paragraphsOf(markdown).flatMap((paragraph) => paragraph.split(sentenceEnd).filter(Boolean))
}

export function paragraphsOf(markdown: string): string[] {
  return markdown
    .split(paragraphEnd)
    .map((paragraph) => stripMarkup(paragraph))
    .filter(Boolean)
}

/** Whether a text needs the discount statement (content-model/pages.ts). */
export const mentionsDiscount = (text: string) => /\bdiscounts?\b|\bdescuentos?\b/i.test(text)

/** A blank line, or a line break before a list item, heading or table row, or after a heading. */
const paragraphEnd = /\n\s*\n|\n(?=\s*(?:[-*#>|]|\d+\.\s))|(?<=^#.*)\n/m

/** Not after abbreviations such as "Dr.". */
const sentenceEnd =
  /(?<=[.?!]["”’)]*)(?<!\b(?:Dr|Mr|Mrs|Ms|St|vs|U\.S|e\.g|i\.e)\.)\s+(?=["“‘(]?[\p{Lu}\d{])/u

function stripMarkup(paragraph: string): string {
  return paragraph
    .replace(/^\s*(?:[-*>]|#+|\d+\.)\s+/, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`|]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
