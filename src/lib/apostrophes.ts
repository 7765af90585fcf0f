/** As typed on a keyboard, or as HTML writes that, between letters or after an s: the marks of a quotation, of feet and of minutes are others. */
const TYPED = /(?<=\p{L})(?:'|&#39;|&#x27;)(?=\p{L})|(?<=s)(?:'|&#39;|&#x27;)/gu

/** Typed apostrophes as true ones, which Markdown makes in running text alone. */
export function withApostrophes(text: string): string {
  return text.replaceAll(TYPED, '’')
}
