import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeFixtureSite } from '../site/testing/fixture-site.ts'
import { temporaryFolder } from '../site/testing/temporary-folder.ts'
import { addIntegrity } from './integrity.ts'

it('writes the hash of every loaded script into the page', async () => {
  const folder = await temporaryFolder()
  const { scriptName } = await writeFixtureSite(folder)
  const path = join(folder, 'public/index.html')
  const before = await readFile(path, 'utf8')
  const bare = before.replace(/ integrity="[^"]+"/, '')
  await writeFile(path, bare)
  await addIntegrity(folder)
  expect(bare).toContain(`src="${scriptName}">`)
  expect(await readFile(path, 'utf8')).toBe(before)
})
