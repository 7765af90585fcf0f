import { readPageSources } from '../addresses.ts'
import { listFiles, readSource } from '../source.ts'
import { behind } from './behind.ts'
import { isWords } from './is-words.ts'
import { oneLine, phraseFile, readPhrases } from './phrases.ts'

/** How far Spanish has come. */
export type SpanishStatus = {
  /** Pages with what of each is behind the English; nothing where it is in step. */
  pages: { file: string; behind: string[] }[]
  /** English pages without a Spanish one. */
  missing: string[]
  /** Lists with the English sentences that have no Spanish yet, and pairs whose English is no longer said. */
  lists: { file: string; missing: string[]; unused: string[] }[]
}

export function spanishStatus(root: string): SpanishStatus {
  const english = readPageSources(root, [])
  const spanish = readPageSources(root, [], 'es/')
  const has = new Set(spanish.map(({ address }) => address))
  return {
    pages: spanish.flatMap(({ address, source }) => {
      const original = english.find((page) => page.address === address)
      return original ? [{ file: source.file, behind: behind(original.source, source) }] : []
    }),
    missing: english.filter(({ address }) => !has.has(address)).map(({ source }) => source.file),
    lists: translatedLists.flatMap((file) => listStatus(root, file)),
  }
}

/** Lists whose words Spanish pages show. */
const translatedLists = ['practice', 'prices', 'claims', 'notices', 'services', 'testimonials', 'navigation']
  .concat(['injections', 'drips', 'start', 'checks', 'models', 'integrations'])
  .map((name) => `${name}.yaml`)
  .concat(['photos/photos.yaml', 'films/films.yaml', 'before-after/pairs.yaml'])

function listStatus(root: string, file: string): SpanishStatus['lists'] {
  const source = readSource(root, file, [])
  if (!source) return []
  const phrases = readPhrases(root, file, [])
  const said = new Set(sentencesIn(source.data).map(oneLine))
  return [
    {
      file: phraseFile(file),
      missing: [...said].filter((text) => !phrases.has(text)),
      unused: [...phrases.keys()].filter((text) => !said.has(text)),
    },
  ]
}

/** Words with a space between them or a capital before them: an id has neither. */
function sentencesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return isWords(key, value) && /^\p{Lu}|\s/u.test(value) && !/^\(\d/.test(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((item) => sentencesIn(item, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => sentencesIn(item, name))
}

/** Every Spanish page file, for the command that marks them. */
export function spanishPageFiles(root: string): string[] {
  return ['pages', 'treatments', 'posts', 'legal'].flatMap((folder) => listFiles(root, `es/${folder}`))
}
