import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '#reading/source.ts'
import { root } from '../build/run.ts'

/** The practice this site was made for; content/ alone may say who it is. A practice that takes it over has other names. */
const names = ['Silver Heron', 'SilverHeron', 'silver_heron', 'Leesburg', 'Florida', '352']
const named = new RegExp(`(?<![a-z\\d])(?:${names.join('|')})(?![a-z\\d])|\\+1${names.at(-1)}`, 'i')

/** Every state is in the list of states; tests name what they look for. */
const mayName = /^src\/lib\/states\.ts$|\.(?:test|spec)\.tsx?$/

test('code, helpers, scripts and styles name neither the practice nor its place', () => {
  const files = rooms
    .flatMap((room) => listFiles(root, room))
    .filter((file) => /\.(?:[cm]?[jt]sx?|astro|css|json|svg|html)$/.test(file) && !mayName.test(file))
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (named.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})

test.each(['Care in Leesburg', 'silver_heron', 'call (352) 555-0100', '+13525550142', 'the Florida sun'])(
  'would find: %s',
  (line) => expect(line).toMatch(named),
)

const rooms = ['src', 'scripts', 'server', 'editor', 'build', 'deploy', 'tests']
