import type { Element, Nodes } from 'hast'
import { en } from '#lib/words/en.ts'
import { es } from '#lib/words/es.ts'
import type { Site } from '#content-model/site.ts'
import { inLine, notRead } from './built-site.ts'

/**
 * Texts of a Spanish page that are left in English: those with English function words, those that our dictionary
 * translates, and those that are the same on the English page.
 */
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

/** Texts of the English dictionary that are different in the Spanish one. */
function saidOtherwise(english: unknown, spanish: unknown): string[] {
  if (typeof english === 'string') return english === spanish || english === '' ? [] : [english.trim()]
  if (typeof english !== 'object' || english === null) return []
  return Object.entries(english).flatMap(([key, value]) =>
    saidOtherwise(value, Object(spanish)[key as keyof object]),
  )
}

/** Names of pages and prices that have another name in Spanish. */
function namesOf({ summaries, prices, spanish }: Site): string[] {
  const pages = [...summaries].map(([address, { name }]) => [name, spanish?.summaries.get(address)?.name])
  const sold = prices.map(({ name }, index) => [name, spanish?.prices[index]?.name])
  return [...pages, ...sold].flatMap(([ours, theirs]) => (ours && theirs && ours !== theirs ? [ours] : []))
}

/**
 * Every text of a page that readers see or hear, such as a paragraph, a cell or a label: first whole, then the texts of
 * its links and other inline elements. Elements marked as English (lang, or hreflang of a link) are left out.
 */
export function textsIn(page: Nodes): string[] {
  const found: string[] = []
  let paragraph = ''
  const close = () => {
    found.push(paragraph)
    paragraph = ''
  }
  const read = (node: Nodes): void => {
    if (node.type === 'text') {
      paragraph += node.value
      found.push(node.value)
    }
    if (node.type === 'root') node.children.forEach(read)
    if (node.type !== 'element' || notRead.has(node.tagName)) return
    const language = node.properties['lang'] ?? node.properties['hrefLang'] ?? ''
    if (String(language).startsWith('en')) paragraph += ' … '
    else {
      if (!inLine.has(node.tagName)) close()
      found.push(...toldBy(node))
      node.children.forEach(read)
      if (!inLine.has(node.tagName)) close()
    }
  }
  read(page)
  close()
  return [...new Set(found.map((text) => text.replaceAll(/\s+/g, ' ').trim()))].filter((text) => text !== '')
}

/** Texts in the attributes of an element. */
function toldBy({ tagName, properties }: Element): string[] {
  const isForReaders = /description|title|alt$/.test(String(properties['name'] ?? properties['property']))
  return [
    ...['alt', 'ariaLabel', 'ariaDescription', 'title', 'placeholder'].map((name) => properties[name]),
    tagName === 'meta' && isForReaders && properties['content'],
  ].filter((text) => typeof text === 'string')
}
