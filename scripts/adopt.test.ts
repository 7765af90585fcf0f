import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { stateName } from '#lib/states.ts'
import { listFiles } from '#content-model/source.ts'
import { spanishStatus } from '#content-model/spanish/status.ts'
import { contentRoot, copyContent } from '#content-model/testing/content-copy.ts'
import { root } from '../build/run.ts'
import { findingsIn, readState } from './launch-check.ts'
import { adopt, type Answers, ownerQuestions, practiceOf, renameProject } from './adopt.ts'

const answers = parse(readFileSync(join(root, 'tests/adoption/cedar-point.yaml'), 'utf8')) as Answers
const copy = copyContent(contentRoot)
adopt(copy.root, answers)
afterAll(copy.dispose)
const first = parse(readFileSync(join(contentRoot, 'practice.yaml'), 'utf8'))
const map = readFileSync(join(contentRoot, 'map.yaml'), 'utf8')
const drawn = [...map.matchAll(/name: ([^,]+),/g)].map(([, name]) => name!)

/** Only content/ may name the first practice and its place. */
const names: string[] = [
  first.shortName,
  first.shortName.replace(' ', ''),
  first.shortName.replace(' ', '_').toLowerCase(),
  first.address.city,
  first.region,
  stateName(first.address.region)!,
  `(${first.phone.href.slice(2, 5)})`,
  `+1${first.phone.href.slice(2, 5)}`,
  ...first.towns,
  ...drawn,
]
const named = new RegExp(`(?<![a-z\\d])(?:${names.map(RegExp.escape).join('|')})(?![a-z\\d])`, 'i')

test('code, scripts and styles name neither the practice nor its place', () => {
  // states.ts lists every state, and tests may name what the specification says.
  const mayName = /^src\/lib\/states\.ts$|^tests\/|\.(?:test|spec)\.tsx?$/
  const files = ['src', 'scripts', 'server', 'editor', 'build', 'deploy']
    .flatMap((folder) => listFiles(root, folder))
    .filter((file) => /\.(?:[cm]?[jt]sx?|astro|css|json|svg|html)$/.test(file) && !mayName.test(file))
  expect(files.length).toBeGreaterThan(300)
  const found = files.filter((file) => named.test(readFileSync(join(root, file), 'utf8')))
  expect(found).toEqual([])
  expect('const lake = "' + drawn[0] + '"').toMatch(named)
})

test('adopt leaves no value of the first practice, and content without errors', () => {
  expect(practiceOf(answers)).toMatchObject({ shortName: 'Cedar Point', closed: ['saturday', 'sunday'] })
  for (const file of ['practice.yaml', 'navigation.yaml', 'prices.yaml'])
    expect(copy.read(file).replaceAll(/^#.*$/gm, ''), file).not.toMatch(named)
  expect(listFiles(copy.root, '')).not.toContain('map.yaml')
  expect(copy.problems()).toEqual([])
  expect(spanishStatus(copy.root).lists.flatMap(({ unused }) => unused)).toEqual([])
})

test('adopted project has the name and the place of the practice in README.md and package.json', () => {
  const files = ['README.md', 'package.json', 'package-lock.json']
  for (const file of files) cpSync(join(root, file), join(copy.root, file))
  renameProject(copy.root, first, practiceOf(answers))
  for (const file of files) expect(copy.read(file), file).not.toMatch(named)
  expect(copy.read('README.md')).toMatch(/^# Cedar Point\n[^]* in Asheville, North Carolina:/)
  expect(JSON.parse(copy.read('package.json')).name).toBe('cedar-point')
})

test('adopted site says nothing of the first practice and cannot launch while answers are blank', () => {
  const state = readState(copy.root, {}, new Date('2026-12-01T17:00:00Z'))
  const { treatments, pages, posts, legal, spanish } = state.site
  const all = [...treatments, ...pages, ...posts, ...legal, ...spanish!.treatments, ...spanish!.pages]
  // The launch check reports a file that spells the name out, such as in the title of a post.
  const others = all.filter(({ file }) => !named.test(copy.read(file)))
  expect(others.length).toBeGreaterThan(50)
  for (const page of others) expect(JSON.stringify(page), page.address).not.toMatch(named)
  const blocking = findingsIn(state).filter(({ blocks }) => blocks)
  expect(blocking.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'came-with',
      'founder',
      'reviewer',
      'testimonials',
      'law-unwritten',
      'questions',
    ]),
  )
  const quotes = state.site.pages
    .flatMap(({ sections }) => sections)
    .find((section) => section.block === 'testimonials')
  expect(quotes).toMatchObject({ intro: expect.not.stringMatching(/rate|5/) })
})

test.each([
  ['address', 'Asheville'],
  ['hours', 'weekdays'],
  ['hours', 'Friday to Monday 8:00-17:00'],
  ['phone', '326-4410'],
] as const)('adopt names an answer it cannot understand: %s %s', (key, value) => {
  expect(() => practiceOf({ ...answers, [key]: value })).toThrow(`${key}: not understood`)
})

test('adopt takes owner answers by id and leaves the rest open', () => {
  const own = copyContent(contentRoot)
  onTestFinished(own.dispose)
  own.set('answers.yaml', 'vaccines.answer', 'The first practice gives every vaccine.')
  adopt(own.root, { ...answers, parking: ' Behind the house, under the cedar. ' })
  const entries = parse(own.read('answers.yaml'))
  expect(entries.parking.answer).toBe('Behind the house, under the cedar.')
  expect(entries.vaccines).toMatchObject({ answer: null, asks: ownerQuestions(own.root)['vaccines'] })
})
