import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { breakpoints } from './breakpoints.ts'

test('breakpoints of scripts and style sheets are the same', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8')
  const widths = tokens.matchAll(/--breakpoint-(\w+): ([\w.]+);/g)
  expect(Object.fromEntries([...widths].map((width) => width.slice(1)))).toEqual(breakpoints)
})

test('style sheet names its widths by breakpoint', () => {
  const raw = globSync('src/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/@(?:media|container)[^{]*\bwidth[^{]*\d(?:px|rem)/g)].map(
      ([query]) => `${file}: ${query}`,
    ),
  )
  expect(raw).toEqual([])
})
