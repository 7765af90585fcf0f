import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createViteServer } from 'vitest/node'
import { root } from '../../build/run.ts'
import { parsePage } from '../../site/finish.ts'
import { pageMarkdown } from '../../site/page-markdown.ts'

/** A block that is nowhere else: its folder, its shape and its line in the map, as CONTRIBUTING.md asks for. */
const component = `
import type { Html } from '#lib/model/text.ts'
import { Line } from '#ui/Prose/Prose.tsx'
import { Section } from '#ui/Section/Section.tsx'

export type MottoProps = { id: string; title: string; motto: Html }

export function Motto({ id, title, motto }: MottoProps) {
  return (
    <Section id={id} title={title} className="grid gap-6">
      <p>
        <Line html={motto} />
      </p>
    </Section>
  )
}
`
const examples = `
import type { MottoProps } from './Motto.tsx'

export const examples = {
  short: { id: 'motto', title: 'A motto', motto: 'Look twice.' as MottoProps['motto'] },
} satisfies Record<string, MottoProps>
`
const rooms = ['src', 'content', 'editor', 'build', 'site', 'scripts', 'tests']
const copy = mkdtempSync(join(tmpdir(), 'new-block-'))
const at = (file: string) => join(copy, file)
let vite: Awaited<ReturnType<typeof createViteServer>>

beforeAll(async () => {
  for (const name of [...rooms, 'package.json', 'tsconfig.json'])
    cpSync(join(root, name), at(name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), at('node_modules'))
  addBlock()
  vite = await createViteServer({
    root: copy,
    configFile: false,
    // The folder of modules is the original's: nothing may be written there.
    cacheDir: at('.cache/vite'),
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  })
})

afterAll(async () => {
  await vite.close()
  rmSync(copy, { recursive: true })
})

function addBlock(): void {
  write('src/blocks/Motto/Motto.tsx', component)
  write('src/blocks/Motto/Motto.examples.tsx', examples)
  change(
    'src/reading/schemas/sections.ts',
    /(?=\n +block\('text')/,
    "\nblock('motto', { title, motto: line() }),",
  )
  const map = 'src/templates/Sections/blocks.tsx'
  change(map, /^/, "import { Motto } from '#blocks/Motto/Motto.tsx'\n")
  change(map, /(?<=export const blocks = \{)/, '\nmotto: entry(Motto),')
  const section = '  - block: motto\n    title: What we say\n    motto: Look **twice**.\n'
  change('content/pages/our-practice.yaml', /(?<=^sections:\n)/m, section)
}

function write(file: string, text: string): void {
  mkdirSync(dirname(at(file)), { recursive: true })
  writeFileSync(at(file), text)
}

function change(file: string, place: RegExp, text: string): void {
  const before = readFileSync(at(file), 'utf8')
  expect(before, file).toMatch(place)
  writeFileSync(at(file), before.replace(place, text))
}

/** What a file of the copy exports. */
// oxlint-disable-next-line typescript/no-explicit-any -- the copy's modules are found at run time
function load(file: string): Promise<any> {
  return vite.ssrLoadModule(at(file))
}

/** The page of the copy that has the new block, drawn as its route draws it. */
async function page(): Promise<string> {
  const { readSite } = await load('src/reading/site.ts')
  const { stubMedia } = await load('src/reading/testing/content-copy.ts')
  const { pageRoutes } = await load('src/pages/_views.ts')
  const { frameValues, sectionValues } = await load('src/pages/_values.ts')
  const { placeOf } = await load('src/pages/_place.ts')
  const { Template } = await load('src/templates/Template.tsx')
  const { wordsIn } = await load('src/lib/words/words-in.ts')
  const site = readSite(at('content'), stubMedia)
  const route = pageRoutes(site).get('/our-practice')
  const place = placeOf(site, route.address)
  const words = wordsIn(site.language)
  const props = { ...route, words, frame: frameValues(site), sections: sectionValues(site), place }
  return renderToStaticMarkup(createElement(Template as ComponentType, props))
}

test('a block that was added in three places is drawn in a page', async () => {
  expect(await page()).toMatch(/<h2[^>]*>What we say<\/h2>[^]*Look <strong>twice<\/strong>\./)
})

test('its words stand in the page as Markdown', async () => {
  const text = pageMarkdown(parsePage(await page()), 'https://a.example')
  expect(text).toContain('## What we say\n\nLook **twice**.\n')
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
  expect(motto.required).toEqual(['block', 'title', 'motto'])
  expect(motto.properties.motto).toMatchObject({ type: 'string', title: 'Motto' })
})

test('the workbench shows its examples', async () => {
  const { Shelves } = await load('src/workbench/Shelves.tsx')
  const html = renderToStaticMarkup(
    createElement(Shelves as ComponentType<{ still: boolean }>, { still: false }),
  )
  expect(html).toMatch(/<h2 id="Motto"[^]*Look twice\./)
})

test('no type asks for a fourth place', () => {
  const { stdout, status } = spawnSync('tsc', ['--noEmit', '--project', copy], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}` },
  })
  expect(stdout.split('\n').filter((line) => line.includes('error'))).toEqual([])
  expect(status).toBe(0)
})
