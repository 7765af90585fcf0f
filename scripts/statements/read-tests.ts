import { globSync, readFileSync } from 'node:fs'

export type TestFile = { file: string; source: string }

/** Every file of tests, as it is written. */
export function readTests(): TestFile[] {
  return globSync('{src,tests,server,build,editor,scripts}/**/*.{spec,test}.ts')
    .toSorted()
    .map((file) => ({ file, source: readFileSync(file, 'utf8').replaceAll("\\'", "'") }))
}

/** Where the tests of a title stand. A title with a place for an address or a name is written as its fixed part. */
export function filesWith(title: string, tests: TestFile[]): string[] {
  const where = (fits: (text: string) => boolean) =>
    tests.filter(({ source }) => quoted(source).some(fits)).map(({ file }) => file)
  const whole = where((text) => text === title)
  return whole.length > 0 ? whole : where((text) => text.includes(title))
}

const known = new Map<string, string[]>()

/** The quoted texts of a file: titles of tests are among them, comments are not. */
function quoted(source: string): string[] {
  const before = known.get(source)
  if (before) return before
  const texts = [...source.matchAll(/(?:test|it|\)|what:)\s*\(?\s*(['"`])([^\n]*?)\1\s*,/g)].map(
    ([, , text = '']) => text,
  )
  known.set(source, texts)
  return texts
}
