import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../build/run.ts'

// Decision records and the changelog may name files that were removed; content/ is not about the project.
const tracked = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
const files = tracked.stdout
  .trim()
  .split('\n')
  .filter((file) => !/^(?:content|docs\/decisions)\/|^CHANGELOG|^LICENSE|^tests\/.*\.yaml$/.test(file))
  .filter(
    (file) =>
      !/\.(?:png|jpe?g|svg|pdf|woff2|txt|html|json|sha256)$/.test(file) && existsSync(join(root, file)),
  )

const folders = readdirSync(root, { withFileTypes: true })
  .filter(
    (entry) =>
      entry.isDirectory() && !/^(?:dist|node_modules|data|outbox|test-results)$|^\./.test(entry.name),
  )
  .map(({ name }) => name)
const decisions = readdirSync(join(root, 'docs/decisions'))
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** Comments in code; the whole text in documents. */
function proseIn(file: string, text: string): [number, string][] {
  const comments = /\.(?:[cm]?tsx?|mjs|css|astro)$/.test(file)
    ? /\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*/gm
    : /\.(?:ya?ml|sh|service|conf)$|(?:^|\/)(?:run|Caddyfile|Dockerfile)$/.test(file)
      ? /#.*/g
      : /[^]+/g
  return [...text.matchAll(comments)].map(({ 0: words, index }) => [index, words])
}

/** X and UPPER CASE stand for any name. */
const references: { finds: RegExp; isDead: (found: string, file: string) => boolean }[] = [
  {
    // A path of a file, such as scripts/check.ts. A diff in a document may create its file.
    finds: new RegExp(String.raw`(?<![\w./@-]|diff )(?:${folders.join('|')})/[\w./[\]-]*\.[a-z]\w*`, 'g'),
    isDead: (path) => !/\/(?:X|[A-Z]+)[./]/.test(path) && !existsSync(join(root, path)),
  },
  {
    finds: /(?<=\]\()(?![/#]|\w+:)[^)#\s]+/g,
    isDead: (path, file) => file.endsWith('.md') && !existsSync(join(root, dirname(file), path)),
  },
  { finds: /(?<=\bnpm run )[a-z]+(?:[:-][a-z]+)*/g, isDead: (name) => !(name in scripts) },
  {
    // A decision is named by its file, because a wrong number would still be the number of some decision.
    finds: /(?<!\[)\bdecision \d+|docs\/decisions\/\d{4}(?:-[\w-]+)?/gi,
    isDead: (name) => !decisions.includes(`${name.split('/').at(-1)}.md`),
  },
]

test('document or comment names only files, links, commands and decisions that exist', () => {
  expect(files.length).toBeGreaterThan(500)
  const dead = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return proseIn(file, text).flatMap(([start, words]) =>
      references.flatMap(({ finds, isDead }) =>
        [...words.matchAll(finds)]
          .filter(([found]) => isDead(found, file))
          .map(
            ({ 0: found, index }) => `${file}:${text.slice(0, start + index).split('\n').length}: ${found}`,
          ),
      ),
    )
  })
  expect(dead).toEqual([])
})
