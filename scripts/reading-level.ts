/**
 * The reading level of every content file, easiest first. Only whole sentences count: titles and labels do not.
 * Usage: npm run reading-level [-- part-of-a-file-name] [--worst]
 *   --worst  also shows the three longest sentences of each file
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readingLevel, wordsOf } from '#lib/reading-level.ts'
import { sentencesOf } from '#lib/sentences.ts'
import { listFiles, readSource } from '#reading/source.ts'
import { textsOf } from '#reading/texts.ts'

const target = { from: 6, to: 8 }
/** A grade over fewer words says nothing. */
const fewestWords = 50

const { values, positionals } = parseArgs({ options: { worst: { type: 'boolean' } }, allowPositionals: true })
const root = join(import.meta.dirname, '..', 'content')

const rows = listFiles(root, '')
  .filter((file) => /\.(yaml|md)$/.test(file) && file.includes(positionals[0] ?? ''))
  .map((file) => ({ file, sentences: sentencesIn(file) }))
  .map((row) => ({ ...row, level: readingLevel(row.sentences) }))
  .filter(({ level }) => level.words >= fewestWords)
  .sort((one, other) => one.level.grade - other.level.grade)

console.log(columns('file', 'words', 'per sentence', 'grade'))
for (const { file, sentences, level } of rows) {
  const length = (level.words / level.sentences).toFixed(1)
  console.log(columns(file, String(level.words), length, level.grade.toFixed(1)))
  if (values.worst)
    for (const one of longest(sentences)) console.log(`      ${wordsOf(one).length} words: ${one}`)
}

const all = readingLevel(rows.flatMap(({ sentences }) => sentences))
const below = rows.filter(({ level }) => level.grade < target.from).length
const above = rows.filter(({ level }) => level.grade > target.to).length
console.log(
  `${rows.length} files, ${all.words} words, grade ${all.grade.toFixed(1)} over all. Target ${target.from} to ${target.to}: ` +
    `${rows.length - below - above} within, ${below} easier, ${above} harder.`,
)

function sentencesIn(file: string): string[] {
  const source = readSource(root, file, [])
  if (!source) throw new Error(`content/${file} cannot be read; npm run content says why`)
  return textsOf(source)
    .flatMap(({ text }) => sentencesOf(text.replaceAll(/\{[^}]*\}/g, 'that')))
    .filter((sentence) => /[.?!]["”’)]*$/.test(sentence))
}

function longest(sentences: string[]): string[] {
  return sentences.toSorted((one, other) => wordsOf(other).length - wordsOf(one).length).slice(0, 3)
}

function columns(file: string, words: string, length: string, grade: string): string {
  return `${file.padEnd(44)}${words.padStart(6)}${length.padStart(14)}${grade.padStart(7)}`
}
