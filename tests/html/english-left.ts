import { en } from '#lib/words/en.ts'
import { es } from '#lib/words/es.ts'
import type { Site } from '#reading/site.ts'

/** What of a Spanish page's texts is English: by its small words, because a dictionary says it otherwise, or because it says what the English page says. */
export function englishLeft(spanish: string[], english: string[], site: Site): string[] {
  const translated = new Set([...saidOtherwise(en, es), ...namesOf(site)])
  const shared = new Set(english)
  const own = wordsIn(spanish.filter((text) => !shared.has(text)))
  return spanish.filter(
    (text) =>
      englishIn(text) ||
      translated.has(text) ||
      (shared.has(text) && [...wordsIn([text])].some((word) => !own.has(word))),
  )
}

/** Whether a text has an English sentence in it. */
function englishIn(text: string): boolean {
  return smallWord.test(withoutNames(text))
}

/** Words that make an English sentence and are no Spanish ones. WHO and IT are names. */
const small =
  'the and of with your for is are you our this that from at by or it we be not was to if will have'
    .concat(
      ' what when how who an but they their which can may than about after before does more also its there',
    )
    .split(' ')
    .map((word) => `[${word[0]!.toUpperCase()}${word[0]}]${word.slice(1)}`)
const smallWord = new RegExp(String.raw`(?<![\p{L}\d’'-])(?:${small.join('|')})(?![\p{L}\d’'-])`, 'u')

/** A name in a Spanish sentence may have such words: The Villages, Society of Actuaries. */
function withoutNames(text: string): string {
  return text.replaceAll(/\p{Lu}[\p{L}’'.-]*(?: (?:(?:of|and|for|the|in|on|&) )*\p{Lu}[\p{L}’'.-]*)+/gu, '…')
}

/** Words in small letters: a name begins with a capital, an address has a dot or an @. */
function wordsIn(texts: string[]): Set<string> {
  return new Set(
    texts.flatMap((text) => text.match(/(?<![\p{L}\d@.])\p{Ll}{3,}(?![\p{L}\d@]|\.\p{L})/gu) ?? []),
  )
}

/** What the English dictionary says and the Spanish one says in other words. */
function saidOtherwise(english: unknown, spanish: unknown): string[] {
  if (typeof english === 'string') return english === spanish || english === '' ? [] : [english.trim()]
  if (typeof english !== 'object' || english === null) return []
  return Object.entries(english).flatMap(([key, value]) =>
    saidOtherwise(value, Object(spanish)[key as keyof object]),
  )
}

/** Names of pages and prices that have another name in Spanish. */
function namesOf({ previews, prices, spanish }: Site): string[] {
  const pages = [...previews].map(([address, { name }]) => [name, spanish?.previews.get(address)?.name])
  const sold = prices.map(({ name }, index) => [name, spanish?.prices[index]?.name])
  return [...pages, ...sold].flatMap(([ours, theirs]) => (ours && theirs && ours !== theirs ? [ours] : []))
}
