import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../../build/run.ts'

/** The walks of CONTRIBUTING.md, done in a copy: each touches the files that the text names, and no other. */

const component = `
import type { Html } from '#lib/model/text.ts'
import { Line } from '#ui/Prose/Prose.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { useWords } from '#ui/words.ts'

export type MottoProps = { id: string; title: string; mottos: Html[] }

export function Motto({ id, title, mottos }: MottoProps) {
  const { blocks } = useWords()
  return (
    <Section id={id} title={title} className="grid gap-6">
      <p>{blocks.mottoHint}</p>
      <ul className="motto-list">
        {mottos.map((motto) => (
          <li key={motto}>
            <Line html={motto} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
`
const examples = `
import type { MottoProps } from './Motto.tsx'

export const examples = {
  short: { id: 'motto', title: 'A motto', mottos: ['Look twice.'] as MottoProps['mottos'] },
} satisfies Record<string, MottoProps>
`
const rooms = ['src', 'content', 'editor', 'build', 'site', 'scripts', 'tests']
const copy = mkdtempSync(join(tmpdir(), 'walks-'))
const at = (file: string) => join(copy, file)
const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
let touched: string[] = []

beforeAll(() => {
  for (const name of [...rooms, 'package.json', 'tsconfig.json'])
    cpSync(join(root, name), at(name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), at('node_modules'))
  walk('A block', addBlock)
  walk('A form field', addField)
})

afterAll(() => rmSync(copy, { recursive: true }))

/** Does what a paragraph says, in the files it names; a block's own folder is one place. */
function walk(name: string, steps: () => void): void {
  touched = []
  steps()
  const [paragraph = ''] = new RegExp(`^\\*\\*${name}\\.\\*\\* .*$`, 'm').exec(text) ?? []
  const code = [...new Set(touched)].filter((file) => !/^content\/|^src\/blocks\/Motto\//.test(file))
  for (const file of code) expect(paragraph, file).toContain(file)
  console.log(`${name}: ${code.length} files (${code.join(', ')})`)
}

function addBlock(): void {
  write('src/blocks/Motto/Motto.tsx', component)
  write('src/blocks/Motto/Motto.examples.tsx', examples)
  write('src/blocks/Motto/Motto.css', '.motto-list { zoom: 2; }\n')
  change(
    'src/reading/schemas/sections.ts',
    /(?=\n +block\('text')/,
    "\nblock('motto', { title, mottos: z.array(line()) }),",
  )
  const map = 'src/templates/Sections/blocks.tsx'
  change(map, /^/, "import { Motto } from '#blocks/Motto/Motto.tsx'\n")
  change(map, /(?<=export const blocks = \{)/, '\nmotto: entry(Motto),')
  change('src/styles/below.css', /$/, "@import '../blocks/Motto/Motto.css';\n")
  change('src/lib/words/en/blocks.ts', /(?<=export const blocks = \{)/, "mottoHint: 'Press to enlarge',")
  change('src/lib/words/es/blocks.ts', /(?<=export const blocks[^{]*\{)/, "mottoHint: 'Pulse para ampliar',")
  const section = (title: string, motto: string) =>
    `  - block: motto\n    title: ${title}\n    mottos: [${motto}]\n`
  change('content/pages/our-practice.yaml', /(?<=^sections:\n)/m, section('What we say', 'Look **twice**.'))
  change('content/es/pages/our-practice.yaml', /(?<=^sections:\n)/m, section('Lema', 'Mire **dos** veces.'))
}

function addField(): void {
  change(
    'src/lib/forms/definitions.ts',
    /(?<=const shapes = \{\s+contact: \{)/,
    "town: required('text', 60, 'address-level2'),",
  )
  for (const [language, label] of [
    ['en', 'Town'],
    ['es', 'Ciudad'],
  ])
    change(
      `src/lib/words/${language}/forms.ts`,
      /(?<=fields: \{\s+contact: \{)/,
      `town: { label: '${label}', missing: '${label}?', invalid: '${label}!' },`,
    )
}

function write(file: string, words: string): void {
  touched.push(file)
  mkdirSync(dirname(at(file)), { recursive: true })
  writeFileSync(at(file), words)
}

function change(file: string, place: RegExp, words: string): void {
  const before = readFileSync(at(file), 'utf8')
  expect(before, file).toMatch(place)
  write(file, before.replace(place, words))
}

test.each([
  ['no type asks for another place', 'tsc', ['--noEmit', '--project', copy]],
  ['pages in both languages may have the block', 'node', ['scripts/content.ts']],
])('%s', (_, command, args) => {
  const PATH = `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`
  const { stdout, stderr, status } = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, PATH },
  })
  expect(status, stdout + stderr).toBe(0)
})
