import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import tailwind from '@tailwindcss/vite'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createViteServer } from 'vitest/node'
import { root } from '../../build/run.ts'

/** The walks of CONTRIBUTING.md, done in a copy: each touches the files that the text names, and no other. */

const component = `
import type { SectionOf } from '#reading/schemas/sections.ts'
import { Line } from '#ui/Prose/Prose.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { useWords } from '#ui/words.ts'

export type MottoProps = SectionOf<'motto'>

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
const script = `
export function enlargeMottos(): void {
  for (const list of document.querySelectorAll('.motto-list'))
    list.addEventListener('click', () => list.classList.toggle('is-large'))
}
`
const rooms = ['src', 'content', 'editor', 'build', 'site', 'scripts', 'tests']
const copy = mkdtempSync(join(tmpdir(), 'walks-'))
const at = (file: string) => join(copy, file)
const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
let vite: Awaited<ReturnType<typeof createViteServer>>
let touched: string[] = []

beforeAll(async () => {
  for (const name of [...rooms, 'package.json', 'tsconfig.json', 'astro.config.ts', 'LICENSE'])
    cpSync(join(root, name), at(name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), at('node_modules'))
  // Pictures that are encoded already.
  symlinkSync(join(root, '.cache'), at('.cache'))
  walk('A block', addBlock)
  walk('A form field', addField)
  walk('A breakpoint, the colour of a button', changeLook)
  vite = await createViteServer({
    root: copy,
    configFile: false,
    plugins: [tailwind()],
    // The folder of modules is the original's: nothing may be written there.
    cacheDir: at('vite-cache'),
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  })
})

afterAll(async () => {
  await vite.close()
  rmSync(copy, { recursive: true })
})

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
  write('src/blocks/Motto/Motto.client.ts', script)
  change('src/client/main.ts', /^/, "import { enlargeMottos } from '#blocks/Motto/Motto.client.ts'\n")
  change('src/client/main.ts', /$/, 'enlargeMottos()\n')
  write('src/blocks/Motto/Motto.css', '.motto-list.is-large { zoom: 2; }\n')
  change(
    'src/reading/schemas/sections.ts',
    /(?=\n +block\('text')/,
    "\nblock('motto', { title, mottos: z.array(line()) }),",
  )
  const map = 'src/templates/Blocks.astro'
  change(map, /(?=import \{ Notice \})/, "import { Motto } from '#blocks/Motto/Motto.tsx'\n")
  const drawn = '<Localized component={Motto} {...common} {...section} />'
  change(map, /(?= +case 'studies':)/, `    case 'motto':\n      return ${drawn}\n`)
  change('src/styles/site.css', /$/, "@import '../blocks/Motto/Motto.css';\n")
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

function changeLook(): void {
  change('src/styles/tokens.css', /--breakpoint-phone: .*;/, '--breakpoint-phone: 41rem;')
  change('src/styles/tokens.css', /--color-button: .*;/, '--color-button: #123456;')
  change('src/lib/breakpoints.ts', /phone: '.*?'/, "phone: '41rem'")
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

function inCopy(env = {}) {
  const path = `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`
  return {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, SITE_DIR: 'dist', PATH: path, ...env },
  } as const
}

/** What a file of the copy exports. */
// oxlint-disable-next-line typescript/no-explicit-any -- the copy's modules are found at run time
function load(file: string): Promise<any> {
  return vite.ssrLoadModule(at(file))
}

describe('a block', () => {
  beforeAll(() => {
    const env = { BUILD_ONLY: '/our-practice,/es/our-practice', PRECOMPRESS: 'no' }
    const { stdout, stderr, status } = spawnSync('node', ['scripts/build.ts'], inCopy(env))
    expect(status, stdout + stderr).toBe(0)
  })

  test('it is drawn in a page with its words, in both languages', () => {
    const page = (address: string) => readFileSync(at(`dist/public/${address}.html`), 'utf8')
    expect(page('our-practice')).toMatch(
      /<h2[^>]*>What we say<\/h2>[^]*Press to enlarge[^]*Look <strong>twice<\/strong>\./,
    )
    expect(page('es/our-practice')).toMatch(
      /<h2[^>]*>Lema<\/h2>[^]*Pulse para ampliar[^]*<strong>dos<\/strong>/,
    )
  })

  test('its words stand in the page as Markdown', () => {
    const markdown = readFileSync(at('dist/public/our-practice.md'), 'utf8')
    expect(markdown).toMatch(/## What we say\n\nPress to enlarge\n\n[-*] Look \*\*twice\*\*\.\n/)
  })

  test('the editor offers it, with its fields', async () => {
    const { contentFiles } = await load('editor/server/content-files.ts')
    const file = contentFiles(at('content')).find(
      (one: { file: string }) => one.file === 'pages/our-practice.yaml',
    )
    const blocks = file.schema().properties.sections.items.oneOf
    const motto = blocks.find(
      (one: { properties: { block: { const: string } } }) => one.properties.block.const === 'motto',
    )
    expect(motto.required).toEqual(['block', 'title', 'mottos'])
    expect(motto.properties.mottos).toMatchObject({ type: 'array' })
  })

  test('the workbench shows its examples', async () => {
    const { Shelves } = await load('src/workbench/Shelves.tsx')
    const html = renderToStaticMarkup(
      createElement(Shelves as ComponentType<{ still: boolean }>, { still: false }),
    )
    expect(html).toMatch(/<h2 id="Motto"[^]*Look twice\./)
  })
})

test('a form field is asked for in both languages and checked', async () => {
  const { formsIn } = await load('src/lib/forms/definitions.ts')
  const { validate } = await load('src/lib/forms/validate.ts')
  const { wordsIn } = await load('src/lib/words/words.ts')
  const [english, spanish] = ['en', 'es'].map((language) => wordsIn(language).forms)
  expect(formsIn(spanish).contact.fields[0]).toMatchObject({ name: 'town', label: 'Ciudad', required: true })
  expect(validate('contact', {}, { smsConsent: 'optional' }, english)).toMatchObject({ town: 'Town?' })
})

test('a breakpoint, a colour and the sheet of a block reach the pages', async () => {
  const code = (await vite.transformRequest('/src/styles/site.css?direct'))?.code ?? ''
  expect(code).toMatch(/width >= 41rem/)
  expect(code).toMatch(/--color-button: ?#123456/)
  expect(code).toContain('.motto-list')
})

test('no type asks for another place', () => {
  const { stdout, status } = spawnSync('tsc', ['--noEmit'], inCopy())
  expect(stdout.split('\n').filter((line) => line.includes('error'))).toEqual([])
  expect(status).toBe(0)
})
