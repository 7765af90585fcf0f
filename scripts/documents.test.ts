import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../build/run.ts'

/** A file in its room, as `src/lib/island.ts`, or a link to a file; X stands for any name. */
const named = /`((?:src|site|build|editor|scripts|tests|content|deploy|docs)\/[\w./-]+\.\w+)`/g
const linked = /\]\((?![/#]|\w+:)([^)#]+)/g

// Decisions are of their day and may name what is gone.
test.each(globSync(['*.md', 'docs/*.md'], { cwd: root }))('every file that %s names is there', (document) => {
  const text = readFileSync(join(root, document), 'utf8')
  const files = [
    ...[...text.matchAll(named)].map(([, file]) => file!),
    ...[...text.matchAll(linked)].map(([, file]) => join(dirname(document), file!)),
  ]
  expect(files.filter((file) => !file.includes('/X/') && !existsSync(join(root, file)))).toEqual([])
})
