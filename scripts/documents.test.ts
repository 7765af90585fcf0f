import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../build/run.ts'

// Decisions and changes are of their day and may name what is gone; content/ is the site's, not about it.
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

const rooms = readdirSync(root, { withFileTypes: true })
  .filter(
    (entry) =>
      entry.isDirectory() && !/^(?:dist|node_modules|data|outbox|test-results)$|^\./.test(entry.name),
  )
  .map(({ name }) => name)
const decisions = readdirSync(join(root, 'docs/decisions'))
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** In code what is said lies in comments; a document is said from end to end. */
function said(file: string, text: string): [number, string][] {
  const comments = /\.(?:[cm]?tsx?|mjs|css|astro)$/.test(file)
    ? /\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*/gm
    : /\.(?:ya?ml|sh|service|conf)$|(?:^|\/)(?:run|Caddyfile|Dockerfile)$/.test(file)
      ? /#.*/g
      : /[^]+/g
  return [...text.matchAll(comments)].map(({ 0: words, index }) => [index, words])
}

/** What is referred to and is not there, each with why it should be. X and UPPER CASE stand for any name. */
const references: { finds: RegExp; isDead: (found: string, file: string) => boolean }[] = [
  {
    // A file in its room, as scripts/check.ts; a diff may create one.
    finds: new RegExp(String.raw`(?<![\w./@-]|diff )(?:${rooms.join('|')})/[\w./[\]-]*\.[a-z]\w*`, 'g'),
    isDead: (path) => !/\/(?:X|[A-Z]+)[./]/.test(path) && !existsSync(join(root, path)),
  },
  {
    // A link of Markdown to a file.
    finds: /(?<=\]\()(?![/#]|\w+:)[^)#\s]+/g,
    isDead: (path, file) => file.endsWith('.md') && !existsSync(join(root, dirname(file), path)),
  },
  { finds: /(?<=\bnpm run )[a-z]+(?:[:-][a-z]+)*/g, isDead: (name) => !(name in scripts) },
  {
    // By its file and not by its number alone: a wrong number is still some decision.
    finds: /(?<!\[)\bdecision \d+|docs\/decisions\/\d{4}(?:-[\w-]+)?/gi,
    isDead: (name) => !decisions.includes(`${name.split('/').at(-1)}.md`),
  },
]

test('document or comment names only files, links, commands and decisions that exist', () => {
  expect(files.length).toBeGreaterThan(500)
  const dead = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return said(file, text).flatMap(([start, words]) =>
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
