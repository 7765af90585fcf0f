import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../build/run.ts'

type Locked = {
  version: string
  integrity?: string
  inBundle?: true
  optionalDependencies?: Record<string, string>
}

const text = readFileSync(join(root, 'package-lock.json'), 'utf8')
const packages = Object.entries((JSON.parse(text) as { packages: Record<string, Locked> }).packages)
const [, ...installed] = packages

/** Looks where Node looks: in the package's own node_modules, then in those of each folder above. */
function find(from: string, name: string): Locked | undefined {
  const path = `${from ? `${from}/` : ''}node_modules/${name}`
  const found = installed.find(([installedPath]) => installedPath === path)?.[1]
  return (
    found ?? (from ? find(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name) : undefined)
  )
}

/** Only an exact version is compared, because npm has resolved the ranges. */
function fits(found: Locked | undefined, version: string): boolean {
  return found !== undefined && (!/^\d/.test(version) || found.version === version)
}

test('lockfile names what every platform needs, so that npm ci works on each', () => {
  const missing = packages.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).flatMap(([name, version]) =>
      fits(find(path, name), version) ? [] : [`${path}: ${name} ${version}`],
    ),
  )
  expect(missing).toEqual([])
})

test('lockfile has a checksum and no host for every package', () => {
  expect(
    installed.filter(([, { integrity, inBundle }]) => !integrity && !inBundle).map(([path]) => path),
  ).toEqual([])
  expect(text).not.toMatch(/"resolved"|https?:\/\/[^"]*\/-\//)
})
