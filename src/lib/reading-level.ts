import { syllablesOf } from './syllables.ts'

export type ReadingLevel = {
  sentences: number
  words: number
  grade: number
  /** Words a sentence, on average. */
  mean: number
  /** How far sentences stray from the average (standard deviation): low is a metronome. */
  spread: number
  /** Share of sentences of eight words or fewer. */
  short: number
}

/**
 * The school grade that can read these sentences (Flesch-Kincaid). Names of drugs and brands and a few words
 * that no plainer one replaces count as two syllables: a page about tirzepatide has to say so.
 */
export function readingLevel(sentences: string[]): ReadingLevel {
  const words = sentences.flatMap((sentence) => wordsOf(sentence))
  if (words.length === 0) return { sentences: 0, words: 0, grade: 0, mean: 0, spread: 0, short: 0 }
  const syllables = words.reduce((sum, word) => sum + weightOf(word), 0)
  const grade = 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
  return { sentences: sentences.length, words: words.length, grade, ...rhythmOf(sentences) }
}

function rhythmOf(sentences: string[]): Pick<ReadingLevel, 'mean' | 'spread' | 'short'> {
  const lengths = sentences.map((sentence) => wordsOf(sentence).length)
  const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const mean = average(lengths)
  return {
    mean,
    spread: Math.sqrt(average(lengths.map((length) => (length - mean) ** 2))),
    short: lengths.filter((length) => length <= 8).length / lengths.length,
  }
}

/** Words and figures; a hyphen joins, so that "FDA-approved" is one word. */
export function wordsOf(sentence: string): string[] {
  return sentence.match(/[\p{L}\d]+(?:['’.,/-][\p{L}\d]+)*/gu) ?? []
}

function weightOf(word: string): number {
  return word
    .split(/[-/]/)
    .map((part) => (isName(part) ? 2 : /\d/.test(part) ? 1 : syllablesOf(part)))
    .reduce((sum, weight) => sum + weight)
}

/** Abbreviations in capitals, and the words below with their plurals and possessives. */
function isName(word: string): boolean {
  const bare = word.toLowerCase().replace(/['’]s$/, '')
  return /^\p{Lu}{2,}$/u.test(word) || names.has(bare) || names.has(bare.replace(/s$/, ''))
}

const names = new Set(
  `
  addyi avanafil bremelanotide bremelonotide buprenorphine bupropion calocurb ceftriaxone contrave cyanocobalamin
  daxxify diclofenac digoxin dysport estradiol estrogen femilift fezolinetant finasteride flibanserin glutathione
  hyaluronic hyaluronidase inositol ipamorelin isotretinoin jeuveau ketorolac melatonin metformin methylcobalamin
  minoxidil mounjaro naltrexone ondansetron ospemifene ozempic phentermine progesterone progestogen prometrium
  retatrutide riociguat rybelsus semaglutide sermorelin sildenafil spironolactone sulfonylurea tadalafil tesamorelin
  testosterone tirzepatide toskani triamcinolone vardenafil vyleesi wegovy xeomin zepbound
  onabotulinumtoxina abobotulinumtoxina daxibotulinumtoxina incobotulinumtoxina prabotulinumtoxina botulinum
  alopecia diabetes endometriosis fibromyalgia gynecologist hypogonadism lipodystrophy medullary menopause
  microneedling neurotoxin obstetrician pancreatitis perimenopause pituitary practitioner telemedicine
  `
    .trim()
    .split(/\s+/),
)
