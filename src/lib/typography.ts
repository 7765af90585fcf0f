/** Between letters or after an s: the marks of a quotation, of feet and of minutes are others. */
const STRAIGHT_APOSTROPHE = /(?<=\p{L})'(?=\p{L})|(?<=s)'/gu

/** Typed apostrophes as true ones. */
export function withApostrophes(text: string): string {
  return text.replaceAll(STRAIGHT_APOSTROPHE, '’')
}

/**
 * Names with a number, such as GLP-1, BPC-157 or SURMOUNT-5, names of trials, such as REDUCE-IT, a letter and its word, such as B-complex, ranges, such as
 * 80-90%, a number with what it counts, such as 28-week, FDA-approved, shock-wave and long-term: a browser would break a line after
 * their hyphen. None of them is wider than the narrowest screen. A telephone number is no range: it is kept whole by its
 * link.
 */
const NUMBER = String.raw`(?<![\d.,]|\d-)\d{1,4}(?:[.,]\d+)*`
export const UNBREAKABLE_NAME = new RegExp(
  String.raw`\b(?:[A-Z]{2,8}-(?:\d+|[A-Z]{2,5})|[A-Z]-[a-z]+|FDA-[a-z]+|[Ss]hock-wave|[Ll]ong-term|${NUMBER}-(?:\d{1,3}(?:[.,]\d+)*(?!-\d)|[a-z]{1,12}))\b%?`,
  'g',
)
