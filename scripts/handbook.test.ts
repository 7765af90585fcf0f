import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { lawFile } from '#reading/law.ts'
import { practiceWords } from '#reading/practice-words.ts'
import { contentRoot, copyContent } from '#reading/testing/content-copy.ts'
import { root } from '../build/run.ts'
import { adopt } from './adopt/adopt.ts'
import type { Answers } from './adopt/questions.ts'

const handbook = readFileSync(join(root, 'docs/handbook.md'), 'utf8')

/** A block that begins with ```yaml content/... is a file a reader is told to make. */
const files = [...handbook.matchAll(/^```\w+ (content\/\S+)\n([^]*?)^```$/gm)].map(
  ([, path = '', text = '']) => ({
    path,
    text,
  }),
)

describe('the handbook', () => {
  const copy = copyContent()
  afterAll(copy.dispose)

  test('files to be typed are sound, together with the line for the menu', () => {
    expect(files.length).toBeGreaterThan(4)
    for (const { path, text } of files) copy.write(path.slice('content/'.length), text)
    const menu = copy.read('navigation.yaml')
    copy.write('navigation.yaml', menu.replace(/^ +- page: \S+\n/m, '$&      - page: /travel-visit\n'))
    expect(copy.problems()).toEqual([])
  })

  test('every command it names exists', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const named = [...handbook.matchAll(/npm (?:run )?([a-z-]+)/g)].map(([, name]) => name!)
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  test('every file and picture it names is there, or is made by it', () => {
    const named = [...handbook.matchAll(/`(content\/[\w./-]+)`|\]\((images\/[\w./-]+|\w+\.md)\)/g)].map(
      ([, content, beside]) => content ?? `docs/${beside}`,
    )
    const made = new Set(files.map(({ path }) => path))
    expect(named.filter((path) => !made.has(path) && !existsSync(join(root, path)))).toEqual([])
  })

  test('its answers make the site another practice’s, and what it names is then there', () => {
    const [, text = ''] = /^```yaml answers\.yaml\n([^]*?)^```$/m.exec(handbook) ?? []
    const other = copyContent(contentRoot)
    onTestFinished(other.dispose)
    adopt(other.root, parse(text) as Answers)
    expect(other.problems()).toEqual([])
    const { practice, law } = other.site()
    expect(practice).toMatchObject({
      shortName: 'Elm Street',
      clinician: 'physician',
      closed: ['saturday', 'sunday'],
    })
    expect(existsSync(join(other.root, lawFile(practice)))).toBe(true)
    expect([...law.values()].filter((entry) => entry.text !== null)).toEqual([])
    const tokens = [...handbook.matchAll(/`\{([a-z]+)\}`/g)].map(([, name]) => name!)
    expect(tokens.length).toBeGreaterThan(10)
    expect(Object.keys(practiceWords(practice, 'en'))).toEqual(expect.arrayContaining(tokens))
  })

  test('the price it changes stands in cents where it says', () => {
    expect(copy.read('prices.yaml')).toMatch(/^contrave:\n(?: {2}.*\n)*? {2}amount: \d+$/m)
  })
})
