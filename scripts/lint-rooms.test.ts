import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../build/run.ts'

/** For each room imports that must not be, one that may, and one that may of types alone. */
const rooms: Record<string, { file: string; wrong: string[]; right: string; types?: string }> = {
  'src/lib': { file: 'x.ts', wrong: ['#reading/site.ts', '../ui/Button/Button.tsx'], right: './money.ts' },
  'src/ui': { file: 'X/X.tsx', wrong: ['#blocks/Hero/Hero.tsx'], right: '#lib/money.ts' },
  'src/blocks': {
    file: 'X/X.tsx',
    wrong: ['../../pages/_load.ts', '#reading/site.ts', '../../reading/site.ts'],
    right: '#ui/Icon/Icon.tsx',
    types: '#reading/site.ts',
  },
  'src/templates': {
    file: 'X/X.tsx',
    wrong: ['../../pages/_load.ts', '#reading/site.ts', '../../reading/site.ts'],
    right: '#blocks/Hero/Hero.tsx',
    types: '#reading/site.ts',
  },
  'src/reading': {
    file: 'x.ts',
    wrong: ['#templates/View.tsx', '../../build/run.ts'],
    right: '#lib/money.ts',
  },
  'src/pages': {
    file: '_x.ts',
    wrong: ['../../site/app.ts', '../../build/run.ts'],
    right: '#reading/site.ts',
  },
  'src/client': { file: 'x.ts', wrong: ['react', '#templates/View.tsx'], right: '#lib/money.ts' },
  'src/search': { file: 'x.ts', wrong: ['../pages/_load.ts'], right: '#reading/site.ts' },
  'src/structured-data': { file: 'x.ts', wrong: ['../pages/_load.ts'], right: '#reading/site.ts' },
  'src/social-cards': { file: 'x.ts', wrong: ['../pages/_load.ts'], right: '#reading/site.ts' },
  'src/workbench': { file: 'x.ts', wrong: ['../../tests/helpers/axe.ts'], right: '#ui/Icon/Icon.tsx' },
  site: { file: 'mail/x.ts', wrong: ['#reading/site.ts', '../../build/notice.ts'], right: '../app.ts' },
  build: { file: 'x.ts', wrong: ['../scripts/test.ts', '../editor/words.ts'], right: '../site/app.ts' },
  editor: {
    file: 'server/x.ts',
    wrong: ['../../scripts/test.ts', '#blocks/Hero/Hero.tsx'],
    right: '#reading/site.ts',
  },
  scripts: { file: 'bench/x.ts', wrong: ['../../tests/helpers/axe.ts'], right: '../../build/run.ts' },
  tests: {
    file: 'site/x.ts',
    wrong: ['../../src/pages/_load.ts', '../../src/templates/View.tsx'],
    right: '../../build/run.ts',
  },
}

const copy = mkdtempSync(join(tmpdir(), 'rooms-'))
let refused: string[]

beforeAll(() => {
  const { jsPlugins: _, ...config } = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8'))
  delete config.rules['better-tailwindcss/no-unknown-classes']
  for (const { rules } of config.overrides) delete rules['better-tailwindcss/no-unknown-classes']
  write('.oxlintrc.json', JSON.stringify(config))
  for (const [room, { file, wrong, right, types = right }] of Object.entries(rooms)) {
    wrong.forEach((from, index) => write(nameOf(room, file, `wrong-${index}`), `export * from '${from}'\n`))
    write(nameOf(room, file, 'right'), `export * from '${right}'\nexport type * from '${types}'\n`)
  }
  const { stdout } = spawnSync('oxlint', ['--format=json'], { cwd: copy, encoding: 'utf8' })
  refused = JSON.parse(stdout).diagnostics.flatMap((one: { code: string; filename: string }) =>
    one.code.includes('no-restricted-imports') ? one.filename : [],
  )
})
afterAll(() => rmSync(copy, { recursive: true }))

test.each(Object.entries(rooms))('%s lets in what is below it and nothing else', (room, { file, wrong }) => {
  for (const [index, from] of wrong.entries())
    expect(refused, from).toContain(nameOf(room, file, `wrong-${index}`))
  expect(refused).not.toContain(nameOf(room, file, 'right'))
})

test('every room of the house is tried', () => {
  const here = readdirSync(join(root, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'styles')
    .map(({ name }) => `src/${name}`)
  expect(Object.keys(rooms).toSorted()).toEqual(
    [...here, 'site', 'build', 'editor', 'scripts', 'tests'].toSorted(),
  )
})

function nameOf(room: string, file: string, kind: string): string {
  return `${room}/${file.replace(/(?=\.tsx?$)/, `-${kind}`)}`
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true })
  writeFileSync(join(copy, file), text)
}
