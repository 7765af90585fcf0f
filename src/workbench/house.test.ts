import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '..')
const files = globSync('**/*.{ts,tsx}', { cwd: src })
const components = files.filter((file) => /^(blocks|ui)\/.*(?<!\.examples|\.test)\.tsx$/.test(file))
const read = (file: string) => readFileSync(join(src, file), 'utf8')

test('every folder of blocks and ui holds a component of its name', () => {
  const folders = new Set(components.map(dirname))
  expect(folders.size).toBeGreaterThan(0)
  expect([...folders].filter((folder) => !components.includes(`${folder}/${basename(folder)}.tsx`))).toEqual(
    [],
  )
})

test('a component is named Like.tsx, and a private part Parent.Part.tsx', () => {
  const wrong = components.filter((file) => {
    const [, room, folder] = /^(\w+)\/(\w+)\//.exec(file) ?? []
    return !new RegExp(`^${room}/${folder}/(${folder}\\.)?[A-Z][A-Za-z]+\\.tsx$`).test(file)
  })
  expect(wrong).toEqual([])
})

test('nothing is called index, utils or shared', () => {
  expect(files.filter((file) => /(^|\/)(index\.|utils[./]|shared\/)/.test(file))).toEqual([])
})

test('every component that takes props has examples beside it', () => {
  const withProps = components.filter(
    (file) => !basename(file, '.tsx').includes('.') && /^export function [A-Z]\w*\((?!\))/m.test(read(file)),
  )
  expect(withProps.length).toBeGreaterThan(0)
  expect(withProps.filter((file) => !existsSync(join(src, file.replace('.tsx', '.examples.tsx'))))).toEqual(
    [],
  )
})

test('the site knows nothing of its workbench', () => {
  const site = files.filter((file) => !file.startsWith('workbench/') && !file.endsWith('.examples.tsx'))
  expect(site.filter((file) => /from '[^']*\bworkbench\b/.test(read(file)))).toEqual([])
})

test('a data name that markup and script share is spelled in one place', () => {
  const spelled = files.flatMap((file) =>
    [...read(file).matchAll(/^export const \w+ = '(data-[a-z-]+)'/gm)].map(([, name]) => ({ file, name })),
  )
  const others = files.filter((file) => !/\.(spec|examples)\.tsx?$/.test(file))
  const again = others.flatMap((file) => {
    // Tailwind finds only whole class names: `in-[:root:not([data-x])]:block` has to spell it.
    const names = [...read(file).matchAll(/(?<=[\s'"`]|(?<!\()\[)data-[a-z-]+(?=[\]='"])/g)].map(
      ([name]) => name,
    )
    return spelled
      .filter((one) => one.file !== file && names.includes(one.name!))
      .map(({ name }) => `${file}: ${name}`)
  })
  expect(spelled.length).toBeGreaterThan(20)
  expect(new Set(spelled.map(({ name }) => name)).size).toBe(spelled.length)
  expect(again).toEqual([])
})

test('a script reads no data name that is not spelled there', () => {
  const scripts = files.filter(
    (file) => /^(blocks|ui)\/.*(?<!\.spec|\.test)\.ts$/.test(file) && !file.includes('/testing/'),
  )
  expect(scripts.filter((file) => /\.dataset\b|\[data-/.test(read(file)))).toEqual([])
})
