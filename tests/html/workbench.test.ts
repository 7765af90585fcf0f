import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(process.env['SITE_DIR'] ?? 'dist', 'public')

test('the published site has no workbench, and no file names one', () => {
  const files = globSync('**/*.{html,js,css,json,xml,txt,md}', { cwd: folder })
  expect(files.length).toBeGreaterThan(0)
  const naming = files.filter(
    (file) => /workbench/i.test(file) || /workbench/i.test(readFileSync(join(folder, file), 'utf8')),
  )
  expect(naming).toEqual([])
})
