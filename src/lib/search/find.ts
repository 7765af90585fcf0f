import MiniSearch, { type SearchOptions } from 'minisearch'

export type Entry = {
  address: string
  name: string
  section: string
  purpose: string
  isEnglishOnly?: true
  /** What visitors type when they mean this page. */
  searchPhrases: string[]
  headings: Line[]
  questions: Line[]
  prices: Line[]
  /** Words that few other pages have. */
  text: string
}

/** A line that a result can link to; without an id it links to the page. */
export type Line = { text: string; id?: string }

export type Hit = {
  entry: Entry
  line?: Line
  /** Whether every word matches the name or the search phrases. */
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
    // A query of stop words alone keeps them: "se" is also how semaglutide begins.
    const processTerm = words.split(' ').some(stem) ? stem : normalize
    const withAllWords = new Set(index.search(words, { combineWith: 'AND', processTerm }).map(({ id }) => id))
    const named = new Set(index.search(words, { ...nameSearch, processTerm }).map(({ id }) => id))
    return index
      .search(words, { processTerm })
      .map(({ id, score }) => {
        const entry = byAddress.get(id as string)!
        const whole = score + phraseScore(entry, words) + (withAllWords.has(id) ? 50 : 0)
        return { entry, score: entry.isEnglishOnly ? whole / 4 : whole }
      })
      .sort((first, second) => second.score - first.score)
      .slice(0, maxHits)
      .map(({ entry }) => ({
        entry,
        line: bestLine(entry, words),
        isNamed: named.has(entry.address),
      }))
  }
}

const maxHits = 10

/** Typos allowed. A typo in five letters often makes another word: peso, pelo. */
const fuzzy = (term: string) => (term.length > 7 ? 2 : term.length > 5 ? 1 : false)

/** Prefixes need five letters, so that "test" does not find testosterone. */
const nameSearch: SearchOptions = {
  combineWith: 'AND',
  fields: ['name', 'searchPhrases'],
  prefix: (term) => term.length > 4,
  fuzzy,
}

const fieldWeights = {
  name: 6,
  searchPhrases: 5,
  headings: 1.5,
  questions: 1,
  prices: 1.5,
  purpose: 1,
  text: 0.5,
}

function textsIn(entry: Entry, field: string): string[] {
  const value = entry[field as keyof typeof fieldWeights]
  return typeof value === 'string'
    ? [value]
    : value.map((item) => (typeof item === 'string' ? item : item.text))
}

/** An exact phrase or name counts for more than scattered words. */
function phraseScore({ name, searchPhrases }: Entry, words: string): number {
  const scores = [normalize(name), ...searchPhrases.map(normalize)].map((phrase) => {
    if (phrase === words) return 200
    if (` ${words} `.includes(` ${phrase} `)) return 20 * phrase.split(' ').length
    return words.length > 2 && phrase.startsWith(words) ? 10 : 0
  })
  return Math.max(...scores)
}

/** Undefined if the name matches as well. For a search phrase of the page only a price is linked. */
function bestLine(entry: Entry, words: string): Line | undefined {
  const terms = words.split(' ').flatMap((word) => stem(word) ?? [])
  const count = (text: string) => {
    const textWords = normalize(text).split(' ')
    return terms.filter((term) => textWords.some((word) => word.startsWith(term))).length
  }
  const isSearchPhrase = entry.searchPhrases.some((phrase) => normalize(phrase) === words)
  const [best] = [...entry.prices, ...(isSearchPhrase ? [] : [...entry.questions, ...entry.headings])]
    .map((line) => ({ line, score: count(line.text) }))
    .sort((first, second) => second.score - first.score)
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
