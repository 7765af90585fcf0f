import MiniSearch, { type SearchOptions } from 'minisearch'

/** A page as the search knows it: what is shown of it, and the words it is found by. */
export type Entry = {
  address: string
  name: string
  section: string
  purpose: string
  isEnglishOnly?: true
  /** What visitors type when they mean this page: content/search.yaml. */
  asked: string[]
  headings: Line[]
  questions: Line[]
  prices: Line[]
  /** Words of its text that few other pages have. */
  text: string
}

/** A line of a page that an answer may point at; without an id it stands somewhere on the page. */
export type Line = { text: string; id?: string }

export type Hit = {
  entry: Entry
  line?: Line
  /** Whether every word is in its name, or nearly, or in the words visitors use for it. */
  isNamed: boolean
}

export type Find = (query: string) => Hit[]

export function createFinder(entries: Entry[]): Find {
  const index = new MiniSearch<Entry>({
    idField: 'address',
    fields: Object.keys(fieldWeights),
    extractField: (entry, field) => textsIn(entry, field).join(' \n '),
    processTerm: stem,
    searchOptions: {
      boost: fieldWeights,
      prefix: (term) => term.length > 1,
      fuzzy,
      weights: { prefix: 0.5, fuzzy: 0.25 },
    },
  })
  index.addAll(entries)
  const byAddress = new Map(entries.map((entry) => [entry.address, entry]))

  return (query) => {
    const words = normalize(query)
    if (!words) return []
    // Whoever has typed "se" so far is on the way to semaglutide: a silent word alone is the beginning of another.
    const processTerm = words.split(' ').some(stem) ? stem : normalize
    const holdAll = new Set(index.search(words, { combineWith: 'AND', processTerm }).map(({ id }) => id))
    const named = new Set(index.search(words, { ...nameSearch, processTerm }).map(({ id }) => id))
    return index
      .search(words, { processTerm })
      .map(({ id, score }) => {
        const entry = byAddress.get(id as string)!
        const whole = score + phraseScore(entry, words) + (holdAll.has(id) ? 50 : 0)
        // What is in the reader's own language comes first.
        return { entry, score: entry.isEnglishOnly ? whole / 4 : whole }
      })
      .sort((one, other) => other.score - one.score)
      .slice(0, maxHits)
      .map(({ entry }) => ({
        entry,
        line: bestLine(entry, words),
        isNamed: named.has(entry.address),
      }))
  }
}

/** More than this nobody reads. */
const maxHits = 10

/** How many letters may be wrong. One of five makes another word: peso, pelo; sueño, suero. */
const fuzzy = (term: string) => (term.length > 7 ? 2 : term.length > 5 ? 1 : false)

/** A name is said whole or nearly: "test" is no name of testosterone. */
const nameSearch: SearchOptions = {
  combineWith: 'AND',
  fields: ['name', 'asked'],
  prefix: (term) => term.length > 4,
  fuzzy,
}

const fieldWeights = { name: 6, asked: 5, headings: 1.5, questions: 1, prices: 1.5, purpose: 1, text: 0.5 }

function textsIn(entry: Entry, field: string): string[] {
  const value = entry[field as keyof typeof fieldWeights]
  return typeof value === 'string' ? [value] : value.map((one) => (typeof one === 'string' ? one : one.text))
}

/** Words typed exactly as somebody foresaw, or as the page is called, count for more than words found anywhere. */
function phraseScore({ name, asked }: Entry, words: string): number {
  const scores = [normalize(name), ...asked.map(normalize)].map((phrase) => {
    if (phrase === words) return 200
    if (` ${words} `.includes(` ${phrase} `)) return 20 * phrase.split(' ').length
    return words.length > 2 && phrase.startsWith(words) ? 10 : 0
  })
  return Math.max(...scores)
}

/** None if the page's name has as many of the words. Who asks for the page itself is led to its top, or to a price. */
function bestLine(entry: Entry, words: string): Line | undefined {
  const terms = words.split(' ').flatMap((word) => stem(word) ?? [])
  const count = (text: string) => {
    const there = normalize(text).split(' ')
    return terms.filter((term) => there.some((word) => word.startsWith(term))).length
  }
  const isAsked = entry.asked.some((phrase) => normalize(phrase) === words)
  const [best] = [...entry.prices, ...(isAsked ? [] : [...entry.questions, ...entry.headings])]
    .map((line) => ({ line, score: count(line.text) }))
    .sort((one, other) => other.score - one.score)
  return best && best.score > 0 && best.score >= count(entry.name) && best.line.text !== entry.name
    ? best.line
    : undefined
}

function normalize(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/['’\p{M}]/gu, '')
    .replaceAll(/[^a-z0-9+]+/g, ' ')
    .trim()
}

/** Drops words that say nothing, and the s of a plural. */
function stem(term: string): string | null {
  const word = normalize(term)
  if (!word || stopWords.has(word)) return null
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

const stopWords = new Set(
  [
    'a an and are at can do does for how i in is it me my of on or the to we what with you your',
    'al como con cual de del el en es hay la las le lo los me mi no para por que se si su un una y ya',
  ].flatMap((words) => words.split(' ')),
)
