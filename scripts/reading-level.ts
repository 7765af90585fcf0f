/**
 * How every content file reads, the one furthest from the standard first, and how often the site repeats itself.
 * Only whole sentences count: titles and labels do not, nor do the rows of a comparison, which are read across a table.
 * Usage: npm run reading-level [-- part-of-a-file-name] [--worst]
 *   --worst  also shows the three longest sentences of each file
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readingLevel, wordsOf, type ReadingLevel } from '#lib/reading-level.ts'
import { sentencesOf } from '#lib/sentences.ts'
import { countFormulas } from '#reading/formulas.ts'
import { listFiles, readSource } from '#reading/source.ts'
import { textsOf, type Text } from '#reading/texts.ts'

const standard = { grade: { from: 6.5, to: 8 }, mean: { from: 14, to: 16 } }
/** A grade over fewer words says nothing. */
const fewestWords = 50
/**
 * Settings, answers to the launch check, what films show and what patients say: not our prose, or not read as a page.
 * The law counts on the pages that name it. Grades are for English.
 */
const notPages =
  /^es\/|^(?:(?:launch|integrations|mail|search|navigation|practice|testimonials)\.yaml|(?:films|law)\/.*)$/
const rowOfComparison = /\.rows\[/

const { values, positionals } = parseArgs({ options: { worst: { type: 'boolean' } }, allowPositionals: true })
const root = join(import.meta.dirname, '..', 'content')
const said = saidByTokens()

const files = listFiles(root, '')
  .filter((file) => /\.(yaml|md)$/.test(file) && !notPages.test(file))
  .map((file) => ({ file, texts: textsIn(file) }))
const rows = files
  .filter(({ file }) => file.includes(positionals[0] ?? ''))
  .map(({ file, texts }) => ({ file, sentences: sentencesIn(texts) }))
  .map((row) => ({ ...row, level: readingLevel(row.sentences) }))
  .filter(({ level }) => level.words >= fewestWords)
  .sort((one, other) => distance(other.level) - distance(one.level))

console.log(columns('file', 'words', 'grade', 'mean', 'spread', '≤ 8 words'))
for (const { file, sentences, level } of rows) {
  console.log(row(file, level))
  if (values.worst)
    for (const one of longest(sentences)) console.log(`      ${wordsOf(one).length} words: ${one}`)
}
console.log(row('all', readingLevel(rows.flatMap(({ sentences }) => sentences))))
console.log(
  `${rows.filter(({ level }) => distance(level) === 0).length} of ${rows.length} files within grade ` +
    `${standard.grade.from} to ${standard.grade.to} and ${standard.mean.from} to ${standard.mean.to} words a sentence.`,
)

console.log('\nRepeated over the site')
for (const { formula, count, files: where } of countFormulas(files)) {
  const over = count > formula.most ? `  too many; most in ${where.slice(0, 3).join(', ')}` : ''
  console.log(`${formula.name.padEnd(44)}${String(count).padStart(5)} of ${formula.most}${over}`)
}

function textsIn(file: string): Text[] {
  const source = readSource(root, file, [])
  if (!source) throw new Error(`content/${file} cannot be read; npm run content says why`)
  return textsOf(source)
}

function sentencesIn(texts: Text[]): string[] {
  return texts
    .filter(({ field }) => !rowOfComparison.test(field))
    .flatMap(({ text }) => sentencesOf(filled(text)))
    .filter((sentence) => /[.?!]["”’)]*$/.test(sentence))
}

/** What a visitor reads where a token stands: the law and the practice's names; a price or a link is one short word. */
function filled(text: string): string {
  return text.replaceAll(/\{([^}]*)\}/g, (_, token: string) => said.get(token) ?? 'that')
}

function saidByTokens(): Map<string, string> {
  type Law = Record<string, { text?: string } | null>
  type Names = { clinician: string; region: string; address: { city: string } }
  const law = listFiles(root, 'law').flatMap((file) => Object.entries(dataIn<Law>(file)))
  const { clinician, region, address } = dataIn<Names>('practice.yaml')
  return new Map([
    ...law.map(([id, entry]): [string, string] => [`law:${id}`, entry?.text ?? '']),
    ['clinician', clinician],
    ['region', region],
    ['city', address.city],
  ])
}

function dataIn<Data>(file: string): Data {
  return readSource(root, file, [])?.data as Data
}

/** 0 for a page within the standard, more the further it is off. */
function distance({ grade, mean }: ReadingLevel): number {
  const beyond = (value: number, { from, to }: { from: number; to: number }) =>
    Math.max(from - value, value - to, 0) / (to - from)
  return beyond(grade, standard.grade) + beyond(mean, standard.mean)
}

function longest(sentences: string[]): string[] {
  return sentences.toSorted((one, other) => wordsOf(other).length - wordsOf(one).length).slice(0, 3)
}

function row(file: string, { words, grade, mean, spread, short }: ReadingLevel): string {
  const share = `${Math.round(short * 100)}%`
  return columns(file, String(words), grade.toFixed(1), mean.toFixed(1), spread.toFixed(1), share)
}

function columns(file: string, ...cells: string[]): string {
  return file.padEnd(44) + cells.map((cell) => cell.padStart(10)).join('')
}
