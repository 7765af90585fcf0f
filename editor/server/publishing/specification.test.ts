import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { contentRoot } from '#reading/testing/content-copy.ts'
import { root } from '../../../build/run.ts'
import { contentRepository } from '../../testing/content-repository.ts'
import { publishContent } from './publish.ts'
import { differences, specificationOf, updateSpecification, type Specification } from './specification.ts'

const original = join(root, 'tests/specification.yaml')

const read = (content: string) => parse(readFileSync(specificationOf(content), 'utf8')) as Specification
const faultsIn = (content: string) => differences(content, read(content)).map(({ words }) => words)

test.skipIf(contentRoot !== join(root, 'content'))('content/ says what the specification fixes', () => {
  expect(
    Object.values(read(contentRoot).values).flatMap((fields) => Object.keys(fields)).length,
  ).toBeGreaterThan(100)
  expect(faultsIn(contentRoot)).toEqual([])
})

/** A repository whose content agrees with its specification, whatever was changed here and not yet published. */
function specified() {
  const site = contentRepository()
  onTestFinished(site.dispose)
  mkdirSync(join(site.folder, 'site/tests'))
  cpSync(original, specificationOf(site.content))
  updateSpecification(site.content)
  site.git('add', '.')
  site.git('commit', '--quiet', '--allow-empty', '-m', 'Fix what is agreed')
  const faults = () => faultsIn(site.content)
  const replace = (file: string, old: RegExp, fresh: string) => {
    const text = site.read(file).replace(old, fresh)
    if (text === site.read(file)) throw new Error(`${file} is not changed by this test`)
    site.write(file, text)
  }
  return { ...site, faults, replace }
}

test('a price, a word and a page that are no longer as specified are named', () => {
  const { content, replace, faults } = specified()
  expect(faults()).toEqual([])
  replace('prices.yaml', /(^contrave:\n(?: {2}.*\n)*? {2}amount: )\d+/m, '$1777')
  replace('practice.yaml', /^tagline: .*$/m, 'tagline: Another line')
  replace('treatments/duo.yaml', /under 15 minutes/gi, 'an hour')
  rmSync(join(content, 'pages/house-calls.yaml'))
  expect(faults()).toEqual([
    expect.stringMatching(/^prices\.yaml: contrave\.amount is 777, not \d+$/),
    expect.stringMatching(/^practice\.yaml: tagline is "Another line"/),
    'treatments/duo.yaml does not say: under 15 minutes',
    'there is no page at /house-calls',
  ])
})

test('publishing a changed price writes it into the specification, one changed line', async () => {
  const { content, replace, publishTo, git, faults } = specified()
  publishTo('origin main')
  replace('prices.yaml', /(^contrave:\n(?: {2}.*\n)*? {2}amount: )\d+/m, '$1777')
  const before = readFileSync(specificationOf(content), 'utf8').split('\n')
  await publishContent(content)
  const after = readFileSync(specificationOf(content), 'utf8').split('\n')
  expect(after.filter((line, index) => line !== before[index])).toEqual(['    contrave.amount: 777'])
  expect(faults()).toEqual([])
  expect(git('show', '--name-only', '--format=')).toContain('tests/specification.yaml')
  expect(git('status', '--porcelain')).toBe('')
})

test('what is no longer there is no longer fixed', () => {
  const { content, replace, faults } = specified()
  replace('treatments/duo.yaml', /under 15 minutes/gi, 'an hour')
  replace('prices.yaml', /^botox:\n(?: {2}.*\n)*/m, '')
  updateSpecification(content)
  expect(faults()).toEqual([])
})
