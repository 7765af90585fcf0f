import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { listFiles } from '#reading/source.ts'
import { contentRoot } from '#reading/testing/content-copy.ts'
import { stateName } from '#lib/states.ts'
import { root } from '../build/run.ts'

/** The practice this site was made for; content/ alone may say who it is. */
const first = parse(readFileSync(join(contentRoot, 'practice.yaml'), 'utf8'))
const names = [
  first.shortName,
  first.shortName.replace(' ', ''),
  first.shortName.replace(' ', '_').toLowerCase(),
  first.address.city,
  stateName(first.address.region)!,
  first.phone.href.slice(2, 5),
]
const named = new RegExp(`(?<![a-z\\d])(?:${names.join('|')})(?![a-z\\d])|\\+1${names.at(-1)}`, 'i')

/** Every state is in the list of states; tests name what the specification says. */
const mayName = /^src\/lib\/states\.ts$|^tests\/specification\/|\.(?:test|spec)\.tsx?$/

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
