import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { contentRoot } from '#content-model/testing/content-copy.ts'
import { root } from '../../../build/run.ts'
import { contentRepository } from '../../testing/content-repository.ts'
import { publishContent } from './publish.ts'
import {
  specificationFrom,
  outdatedLines,
  specificationOf,
  updateSpecification,
  type Specification,
} from './specification.ts'

const original = join(root, 'tests/specification.yaml')

const read = (content: string) => parse(readFileSync(specificationOf(content), 'utf8')) as Specification
const nowIn = (content: string) => specificationFrom(content, read(content))

test.skipIf(contentRoot !== join(root, 'content'))('content/ says what specification.yaml fixes', () => {
  expect(
    Object.values(read(contentRoot).values).flatMap((fields) => Object.keys(fields)).length,
  ).toBeGreaterThan(100)
  // Thrown, so that the report begins with what to do and not with two lists to compare.
  const sentences = outdatedLines(contentRoot)
  if (sentences.length > 0) throw new Error(sentences.join('\n'))
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
  const agrees = () => expect(nowIn(site.content)).toEqual(read(site.content))
  const replace = (file: string, old: RegExp, fresh: string) => {
    const text = site.read(file).replace(old, fresh)
    if (text === site.read(file)) throw new Error(`${file} is not changed by this test`)
    site.write(file, text)
  }
  return { ...site, agrees, replace }
}

test('outdated line of specification.yaml is reported with what to change', () => {
  const { content, replace, agrees } = specified()
  agrees()
  replace('prices.yaml', /(^contrave:\n(?: {2}.*\n)*? {2}amount: )\d+/m, '$1777')
  replace('treatments/duo.yaml', /under 15 minutes/gi, 'an hour')
  rmSync(join(content, 'pages/house-calls.yaml'))
  const [before, now] = [read(content), nowIn(content)]
  expect(now.values['prices.yaml']).toEqual({ ...before.values['prices.yaml'], 'contrave.amount': 777 })
  expect(before.says['treatments/duo.yaml']).toContain('under 15 minutes')
  expect(now.says['treatments/duo.yaml']).not.toContain('under 15 minutes')
  expect(before.pages.filter((page) => !now.pages.includes(page))).toEqual(['/house-calls'])
  expect(outdatedLines(content)).toEqual([
    expect.stringMatching(
      /^tests\/specification\.yaml:\d+: change this line to "contrave\.amount: 777", as content\/ says \(npm run publish does it too\)\.$/,
    ),
    expect.stringContaining('change this line to "treatments/duo.yaml: []"'),
    expect.stringMatching(
      /^tests\/specification\.yaml:\d+: take out "- "?under 15 minutes"?", as content\/ says/,
    ),
    expect.stringMatching(/change this line to "pages: \[(?!.*house-calls)/),
  ])
})

test('publishing a changed price changes its one line in specification.yaml', async () => {
  const { content, replace, publishTo, git, agrees } = specified()
  publishTo('origin main')
  replace('prices.yaml', /(^contrave:\n(?: {2}.*\n)*? {2}amount: )\d+/m, '$1777')
  const before = readFileSync(specificationOf(content), 'utf8').split('\n')
  await publishContent(content)
  const after = readFileSync(specificationOf(content), 'utf8').split('\n')
  expect(after.filter((line, index) => line !== before[index])).toEqual(['    contrave.amount: 777'])
  agrees()
  expect(git('show', '--name-only', '--format=')).toContain('tests/specification.yaml')
  expect(git('status', '--porcelain')).toBe('')
})

test('publishing removes deleted phrases and prices from specification.yaml', () => {
  const { content, replace, agrees } = specified()
  replace('treatments/duo.yaml', /under 15 minutes/gi, 'an hour')
  replace('prices.yaml', /^botox:\n(?: {2}.*\n)*/m, '')
  updateSpecification(content)
  agrees()
})
