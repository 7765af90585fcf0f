import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Problem } from './content-error.ts'
import { readSource } from './source.ts'

const bomb = Array.from({ length: 9 }, (_, level) =>
  level
    ? `a${level}: &a${level} [${Array.from({ length: 9 }, () => `*a${level - 1}`).join(', ')}]`
    : 'a0: &a0 [x]',
).join('\n')

test.for<[name: string, message: string, field: string, text?: string | Buffer]>([
  ['prices.yaml', 'this is a folder', ''],
  ['prices.yaml', 'put words that begin with * in quotes', 'line 2', bomb],
  ['prices.yaml', 'put words that begin with * in quotes', 'line 2', 'a: 1\nb: *gone\n'],
  ['prices.yaml', 'the name __proto__', 'line 2', 'visit:\n  __proto__: 1\n'],
  ['prices.yaml', 'save the file as UTF-8', 'line 1', Buffer.from('\uFEFFvisit: 1\n', 'utf16le')],
  ['prices.yaml', 'save the file as UTF-8', 'line 2', Buffer.from([0x61, 0x0a, 0xff, 0x00])],
  ['prices.yaml', 'not valid YAML', 'line 2', 'visit: 1\nvisit: 2\n'],
  ['post.md', 'between two lines of ---', 'line 1', '---\ntitle: A post\n\nThe fields have no end.\n'],
  ['post.md', 'between two lines of ---', 'line 1', 'Text alone.\n'],
  ['post.md', 'not valid YAML', 'line 4', '---\ntitle: A post\ndate: [\n---\nText.\n'],
])('broken %s is named with its line: %s', ([name, message, field, text]) => {
  const root = mkdtempSync(join(tmpdir(), 'source-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  if (text === undefined) mkdirSync(join(root, name))
  else writeFileSync(join(root, name), text)
  const problems: Problem[] = []
  expect(readSource(root, name, problems)).toBeUndefined()
  expect(problems[0]).toEqual({ file: name, field, message: expect.stringContaining(message) })
})
