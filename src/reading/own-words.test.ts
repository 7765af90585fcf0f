import { expect, test } from 'vitest'
import { paragraphsOf } from '#lib/sentences.ts'
import { listFiles, readSource } from './source.ts'
import { contentRoot } from './testing/content-copy.ts'
import { textsOf } from './texts.ts'

/** Shorter ones, such as a line about prices, may well be the same. */
const longestSharable = 12

test('no two files share a paragraph; what is said twice is a notice', () => {
  const files = listFiles(contentRoot, '').filter(
    // The lists of content/es repeat the English beside the Spanish.
    (file) => /\.(yaml|md)$/.test(file) && file !== 'notices.yaml' && !file.startsWith('es/'),
  )
  expect(sharedParagraphs(files.map((file) => ({ file, paragraphs: longParagraphs(file) })))).toEqual([])
})

test('a shared paragraph is found whatever its case, marks and spaces', () => {
  const one = 'A visit takes about an hour, and you can ask whatever you like in it.'
  const other = '**A visit** takes about an hour and you can ask\nwhatever you like in it'
  const shared = sharedParagraphs([
    { file: 'one', paragraphs: paragraphsOf(one) },
    { file: 'other', paragraphs: paragraphsOf(other) },
  ])
  expect(shared).toEqual([{ files: ['one', 'other'], paragraph: paragraphsOf(other)[0] }])
})

type Paragraphs = { file: string; paragraphs: string[] }

function longParagraphs(file: string): string[] {
  const source = readSource(contentRoot, file, [])
  expect(source, file).toBeDefined()
  return textsOf(source!)
    .flatMap(({ text }) => paragraphsOf(text))
    .filter((paragraph) => keyOf(paragraph).split(' ').length > longestSharable)
}

function sharedParagraphs(files: Paragraphs[]) {
  const seen = new Map<string, string>()
  return files.flatMap(({ file, paragraphs }) =>
    paragraphs.flatMap((paragraph) => {
      const other = seen.get(keyOf(paragraph))
      seen.set(keyOf(paragraph), other ?? file)
      return other && other !== file ? [{ files: [other, file], paragraph }] : []
    }),
  )
}

function keyOf(paragraph: string): string {
  return paragraph
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
}
