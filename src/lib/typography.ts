/** Between letters or after an s. Elsewhere it may be a quotation mark or mean feet or minutes. */
const STRAIGHT_APOSTROPHE = /(?<=\p{L})'(?=\p{L})|(?<=s)'/gu

export function withApostrophes(text: string): string {
  return text.replaceAll(STRAIGHT_APOSTROPHE, '’')
}

/** Words that must not break after their hyphen: GLP-1, REDUCE-IT, B-complex, 80-90%, long-term, well-tested. */
const NUMBER = String.raw`(?<![\d.,]|\d-)\d{1,4}(?:[.,]\d+)*`
export const UNBREAKABLE_NAME = new RegExp(
  String.raw`\b(?:[A-Z]{2,8}-(?:\d+|[A-Z]{1,5})|[A-Z]-[a-z]+|FDA-[a-z]+|(?<!-)[A-Z]?[a-z]{1,6}-[a-z]{2,9}(?!-)|${NUMBER}-(?:\d{1,3}(?:[.,]\d+)*(?!-\d)|[a-z]{1,12}))\b%?`,
  'g',
)
