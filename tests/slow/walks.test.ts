import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../../build/run.ts'

/** A copy of the project, changed as the walks of CONTRIBUTING.md say. */
const copy = mkdtempSync(join(tmpdir(), 'walks-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

function run(command: string, ...args: string[]) {
  const env = { ...process.env, SITE_DIR: 'dist', PRECOMPRESS: 'no', BUILD_ONLY: '/duo,/contact' }
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8', env })
  return { status, output: stdout + stderr }
}

const page = (address: string) => readFileSync(join(copy, 'dist/public', `${address}.html`), 'utf8')

/** Adds the lines with '+' where the others stand; a block of added lines alone is a new file. */
function applyBlock(file: string, block: string): void {
  const path = join(copy, file)
  const lines = block.trimEnd().split('\n')
  const textOf = (kept: string[]) => kept.map((line) => `${line.slice(1)}\n`).join('')
  const before = textOf(lines.filter((line) => line.startsWith(' ')))
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  if (text.split(before).length !== 2 && before)
    throw new Error(`CONTRIBUTING.md: not once in ${file}:\n${before}`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, before ? text.replace(before, () => textOf(lines)) : textOf(lines))
}

beforeAll(() => {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  for (const file of stdout.split('\0').filter((name) => name && existsSync(join(root, name))))
    cpSync(join(root, file), join(copy, file))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  // Shares the cache of encoded pictures.
  for (const folder of [root, copy]) mkdirSync(join(folder, '.cache/astro'), { recursive: true })
  rmSync(join(copy, '.cache/astro'), { recursive: true })
  symlinkSync(join(root, '.cache/astro'), join(copy, '.cache/astro'))
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
  const blocks = [...text.matchAll(/^```diff (\S+)\n([^]*?)^```$/gm)]
  expect(blocks).toHaveLength(10)
  for (const [, file = '', block = ''] of blocks) applyBlock(file, block)
  const built = run('node', 'scripts/build.ts')
  expect(built.status, built.output).toBe(0)
}, 600_000)

test('the content check and the type check pass after the walks of CONTRIBUTING.md', () => {
  for (const checked of [
    run('node', 'scripts/check.ts', '--content'),
    run('node_modules/.bin/tsc', '--noEmit'),
  ])
    expect(checked.status, checked.output).toBe(0)
})

test('the changed banner of a treatment is on its page', () => {
  expect(page('duo')).toContain('Ask about the Duo')
})

test('the new block is on the page, with its text and source', () => {
  expect(page('duo')).toMatch(
    /<blockquote[^>]*><p>Come as you are, and take your time\.<\/p><cite[^>]*>The clinic/,
  )
})

test('the new form field is in the contact form, and is optional', () => {
  const [input] = /<input[^>]*name="referral"[^>]*>/.exec(page('contact')) ?? []
  expect(page('contact')).toContain('How did you hear about us?')
  expect(input).toBeDefined()
  expect(input).not.toContain('required')
})
