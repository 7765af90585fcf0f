/**
 * Characters nobody means to send: marks that turn the reading direction round (phone numbers copied
 * from an address book carry them) and marks of no width. Joiners stay: emoji and Persian need them.
 */
const invisible = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
const controls = /(?![\n\t])\p{Cc}/gu
const loneSurrogates = /\p{Surrogate}/gu
const breaks = /[\p{Cc}\u2028\u2029]/u
/** No script stacks more on one letter; composing takes time by the square of such a row. */
const stackedMarks = /(?<!\p{M})\p{M}{31}/u

/** One line of text. A line break or control character stays, for the check to refuse: no browser sends one. */
export function cleanLine(text: string): string {
  const line = text.replace(loneSurrogates, '\ufffd').replace(invisible, '').replace(/\t/g, ' ').trim()
  return compose(line)
}

/** Text of several lines; pasted control characters are dropped, because the visitor cannot see them. */
export function cleanText(text: string): string {
  const lines = text
    .replace(loneSurrogates, '\ufffd')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(invisible, '')
    .replace(controls, '')
    .trim()
  return compose(lines)
}

/** Whether one line holds what a line of a mail header must never hold. */
export function breaksLine(text: string): boolean {
  return breaks.test(text)
}

/** Whether more marks stand on one letter than anybody writes. */
export function stacksMarks(text: string): boolean {
  return stackedMarks.test(text)
}

/** Such a row stays as it is, for the check to refuse. */
function compose(text: string): string {
  return stacksMarks(text) ? text : text.normalize('NFC')
}
