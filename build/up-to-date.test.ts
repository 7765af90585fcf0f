import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/testing/temporary-folder.ts'
import { isUpToDate } from './up-to-date.ts'

test('build is out of date after a change, a deletion or midnight', async () => {
  const root = await temporaryFolder()
  const at = (name: string, hoursAgo: number) => {
    const time = new Date(Date.now() - hoursAgo * 3_600_000)
    utimesSync(join(root, name), time, time)
  }
  for (const folder of ['content/pages', 'src', 'server', 'build', 'dist'])
    mkdirSync(join(root, folder), { recursive: true })
  const files = ['content/pages/home.yaml', 'astro.config.ts', 'package-lock.json', 'dist/site.json']
  for (const name of files) writeFileSync(join(root, name), '')
  const all = ['content', 'content/pages', 'src', 'server', 'build', ...files.slice(0, 3)]
  for (const name of all) at(name, 1)
  expect(isUpToDate(root, 'dist')).toBe(true)
  writeFileSync(join(root, 'content/pages/home.yaml'), 'name: Home')
  at('dist/site.json', 0.01)
  expect(isUpToDate(root, 'dist')).toBe(false)
  rmSync(join(root, 'content/pages/home.yaml'))
  expect(isUpToDate(root, 'dist')).toBe(false)
  for (const name of ['content/pages', 'dist/site.json']) at(name, 48)
  expect(isUpToDate(root, 'dist')).toBe(false)
})
