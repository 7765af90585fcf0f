import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../build/run.ts'

const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  imports: Record<string, string>
}
const isTest = /\.(?:test|spec|examples)\.|\/testing\//
const files = globSync('{src,server,build,editor,scripts}/**/*.{ts,tsx,astro}', { cwd: root })
const configs = globSync('*.config.ts', { cwd: root })

const folderOf = (path: string) => /^(?:src\/)?([^/]+)(?=\/)/.exec(path)?.[1] ?? 'configuration'

function targetOf(file: string, name: string): string | undefined {
  if (name.startsWith('.')) return relative(root, resolve(root, dirname(file), name))
  const alias = Object.entries(imports).find(([from]) => name.startsWith(from.replace('*', '')))
  return alias && relative(root, resolve(root, alias[1].replace('*', name.slice(alias[0].length - 1))))
}

test('docs/map.md lists exactly the folders that each folder imports', () => {
  const found = new Map<string, Set<string>>()
  for (const file of [...files, ...configs].filter((file) => !isTest.test(file))) {
    const text = readFileSync(join(root, file), 'utf8')
    const names = text.matchAll(/(?:\bfrom|\bimport|\bimport\() ?'([^']+)'/g)
    for (const target of [...names].flatMap(([, name]) => targetOf(file, name!) ?? []))
      if (folderOf(target) !== folderOf(file))
        found.set(folderOf(file), (found.get(folderOf(file)) ?? new Set()).add(folderOf(target)))
  }
  const drawn = [...found].map(([folder, targets]) => `${folder} → ${[...targets].toSorted().join(', ')}`)
  const map = readFileSync(join(root, 'docs/map.md'), 'utf8')
  expect(/```imports\n([^]*?)\n```/.exec(map)?.[1]?.split('\n')).toEqual(drawn.toSorted())
})
