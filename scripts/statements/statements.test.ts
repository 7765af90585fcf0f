import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readStatements } from './read-statements.ts'
import { filesWith, readTests } from './read-tests.ts'
import { tableOf } from './table.ts'

const sections = readStatements()
const tests = readTests()

test('every statement of the specification is held by a test that is there', () => {
  const titles = sections.flatMap(({ statements }) => statements.flatMap((one) => one.tests))
  expect([...new Set(titles)].filter((title) => filesWith(title, tests).length === 0)).toEqual([])
})

test('a title that no test has is found out', () => {
  expect(
    filesWith('a test nobody wrote', [{ file: 'a.test.ts', source: "test('another', () => {})" }]),
  ).toEqual([])
  expect(filesWith('another', [{ file: 'a.test.ts', source: "test('another', () => {})" }])).toEqual([
    'a.test.ts',
  ])
})

test('docs/specification.md is what npm run statements writes', () => {
  expect(readFileSync('docs/specification.md', 'utf8')).toBe(tableOf(sections, tests))
})
