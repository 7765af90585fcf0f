import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '..')
const files = globSync('**/*.{ts,tsx}', { cwd: src })
const components = files.filter((file) => /^components\/.*(?<!\.examples|\.test)\.tsx$/.test(file))
const read = (file: string) => readFileSync(join(src, file), 'utf8')

test('component folder contains a component of the same name', () => {
  const folders = new Set(components.map(dirname))
  expect(folders.size).toBeGreaterThan(0)
  const mains = [...folders].map((folder) => `${folder}/${basename(folder)}.tsx`)
  expect(mains.filter((file) => !components.includes(file))).toEqual([])
})

test('component with props has examples next to it', () => {
  const withProps = components.filter(
    (file) => !basename(file, '.tsx').includes('.') && /^export function [A-Z]\w*\((?!\))/m.test(read(file)),
  )
  expect(withProps.length).toBeGreaterThan(0)
  const examples = withProps.map((file) => file.replace('.tsx', '.examples.tsx'))
  expect(examples.filter((file) => !existsSync(join(src, file)))).toEqual([])
})
