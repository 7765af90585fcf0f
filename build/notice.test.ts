import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeNotice } from './notice.ts'
import { temporaryFolder } from '../server/testing/temporary-folder.ts'

test('NOTICE names every shipped package with its license, dependencies included', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'public'))
  await writeNotice(folder)
  const notice = await readFile(join(folder, 'NOTICE'), 'utf8')
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as {
    dependencies: Record<string, string>
  }
  for (const [name, version] of Object.entries(dependencies))
    expect(notice).toContain(`\n${name} ${version} (`)
  expect(notice).toMatch(/\nscheduler \S+ \(MIT\)\n\nMIT License/)
  expect(await readFile(join(folder, 'public/NOTICE.txt'), 'utf8')).toBe(notice)
})

test('NOTICE refuses a package without a license', async () => {
  const folder = await temporaryFolder()
  const dependency = join(folder, 'node_modules/unlicensed')
  await mkdir(dependency, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{"dependencies":{"unlicensed":"1.0.0"}}')
  await writeFile(join(dependency, 'package.json'), '{"name":"unlicensed","version":"1.0.0"}')
  await expect(writeNotice(folder, folder)).rejects.toThrow('unlicensed 1.0.0 names no license')
})
