import type { Practice } from '#lib/model/practice.ts'
import { readPageSources, type PageSource } from '../addresses.ts'
import { lawFile } from '../law.ts'
import { readSource } from '../source.ts'
import { isTranslatable, lastKey, stringsIn } from '../texts.ts'
import { outdatedParts } from './parts.ts'
import { singleLine, phraseFile, readPhrases } from './phrases.ts'

/** How far Spanish has come: what of each page is behind the English, English pages without a Spanish one, and the lists. */
export function spanishStatus(root: string) {
  const english = readPageSources(root, [])
  const spanish = readPageSources(root, [], 'es/')
  const has = new Set(spanish.map(({ address }) => address))
  return {
    pages: spanish.flatMap(({ address, source }) => {
      const original = english.find((page) => page.address === address)
      return original ? [{ file: source.file, outdated: outdatedParts(original.source, source) }] : []
    }),
    missing: english.filter(({ address }) => !has.has(address)).map(({ source }) => source.file),
    lists: listStatuses(root, english),
  }
}

/** A list of pairs: the English sentences that have no Spanish yet, and the pairs whose English is said nowhere any more. */
type ListStatus = { file: string; missing: string[]; unused: string[] }

function listStatuses(root: string, pages: PageSource[]): ListStatus[] {
  const read = (file: string) => readSource(root, file, [])?.data
  const practice = read('practice.yaml') as Pick<Practice, 'address'> | undefined
  return [
    ...lists.map((file) => listStatus(root, file, read(file))),
    ...['answers.yaml', ...(practice ? [lawFile(practice)] : [])].map((file) =>
      listStatus(root, file, sentenceFields(read(file))),
    ),
    // Only what Spanish pages print of these has Spanish.
    { ...listStatus(root, 'evidence.yaml', read('evidence.yaml')), missing: [] },
    { ...listStatus(root, 'english-pages.yaml', pages.map(previewTexts)), missing: [] },
  ]
}

const lists = ['practice', 'prices', 'claims', 'notices', 'services', 'testimonials', 'navigation']
  .concat(['injections', 'drips', 'start', 'checks', 'models', 'integrations'])
  .map((name) => `${name}.yaml`)
  .concat(['photos/photos.yaml', 'films/films.yaml', 'before-after/pairs.yaml'])

function listStatus(root: string, file: string, data: unknown): ListStatus {
  const phrases = readPhrases(root, file, [])
  const words = stringsIn(data).filter(({ path, text }) => isTranslatable(lastKey(path), text))
  const said = new Set(words.map(({ text }) => singleLine(text)))
  return {
    file: phraseFile(file),
    missing: [...said].filter((text) => isSentence(text) && !phrases.has(text)),
    unused: [...phrases.keys()].filter((text) => !said.has(text)),
  }
}

/** What pages say of the law and of the owner's answers; what an entry asks is for whoever writes it, and a source keeps its title. */
function sentenceFields(data: unknown): unknown[] {
  return Object.values(Object(data) as Record<string, Record<string, unknown>>).flatMap(
    ({ text, answer, until }) => [text, answer, until],
  )
}

function previewTexts({ source }: PageSource): unknown {
  const { name, title, purpose, excerpt } = Object(source.data) as Record<string, unknown>
  return { name, title, purpose, excerpt }
}

/** Words with a space between them or a capital before them: an id has neither, though a word may look like one. */
function isSentence(text: string): boolean {
  return /^\p{Lu}|\s/u.test(text) && !/^\(\d/.test(text)
}
