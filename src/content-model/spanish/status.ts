import type { Practice } from '#lib/model/practice.ts'
import { readPageSources, type PageSource } from '../addresses.ts'
import { lawFile } from '../law.ts'
import { readSource } from '../source.ts'
import { isTranslatable, lastKey, stringsIn } from '../texts.ts'
import { outdatedParts } from './parts.ts'
import { singleLine, phraseFile, readPhrases } from './phrases.ts'

/** The state of the translation: outdated parts, pages and list entries without Spanish. */
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

/** `missing` has no Spanish text yet; for `unused` there is no English text any more. */
type ListStatus = { file: string; missing: string[]; unused: string[] }

function listStatuses(root: string, pages: PageSource[]): ListStatus[] {
  const read = (file: string) => readSource(root, file, [])?.data
  const practice = read('practice.yaml') as Pick<Practice, 'address'> | undefined
  return [
    ...lists.map((file) => listStatus(root, file, read(file))),
    ...['answers.yaml', ...(practice ? [lawFile(practice)] : [])].map((file) =>
      listStatus(root, file, sentenceFields(read(file))),
    ),
    // Spanish pages show only some of these texts.
    { ...listStatus(root, 'evidence.yaml', read('evidence.yaml')), missing: [] },
    { ...listStatus(root, 'english-pages.yaml', pages.map(previewTexts)), missing: [] },
  ]
}

const lists = ['practice', 'prices', 'claims', 'notices', 'services', 'testimonials', 'navigation']
  .concat(['injections', 'drips', 'start', 'checks', 'diagrams', 'integrations'])
  .map((name) => `${name}.yaml`)
  .concat(['photos/photos.yaml', 'films/films.yaml', 'before-after/pairs.yaml'])

function listStatus(root: string, file: string, data: unknown): ListStatus {
  const phrases = readPhrases(root, file, [])
  const words = stringsIn(data).filter(({ path, text }) => isTranslatable(lastKey(path), text))
  const english = new Set(words.map(({ text }) => singleLine(text)))
  return {
    file: phraseFile(file),
    missing: [...english].filter((text) => isSentence(text) && !phrases.has(text)),
    unused: [...phrases.keys()].filter((text) => !english.has(text)),
  }
}

function sentenceFields(data: unknown): unknown[] {
  const entries = Object.values(Object(data) as Record<string, Record<string, unknown>>)
  return entries.flatMap(({ text, answer, fallback }) => [text, answer, fallback])
}

function previewTexts({ source }: PageSource): unknown {
  const { name, title, purpose, excerpt } = Object(source.data) as Record<string, unknown>
  return { name, title, purpose, excerpt }
}

/** An id has neither a space nor a capital. */
function isSentence(text: string): boolean {
  return /^\p{Lu}|\s/u.test(text) && !/^\(\d/.test(text)
}
