/** Markdown to its sentences, in reading order and without markup. */
export function sentencesOf(markdown: string): string[] {
  return paragraphsOf(markdown).flatMap((paragraph) => paragraph.split(sentenceEnd).filter(Boolean))
}

/** Markdown to its paragraphs, list items and headings, each on one line and without markup. */
export function paragraphsOf(markdown: string): string[] {
  return markdown
    .split(paragraphEnd)
    .map((paragraph) => stripMarkup(paragraph))
    .filter(Boolean)
}

/** The law of some states wants its own words beside one. */
export const mentionsDiscount = (text: string) => /\bdiscounts?\b|\bdescuentos?\b/i.test(text)

/** A blank line, or a line break before a list item, a heading or a table row, or after a heading. */
const paragraphEnd = /\n\s*\n|\n(?=\s*(?:[-*#>|]|\d+\.\s))|(?<=^#.*)\n/m

/** After . ? or !, with its closing quotes, before something that can open a sentence. Not after "Dr." and the like. */
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
