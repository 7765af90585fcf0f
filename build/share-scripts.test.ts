import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { shareScripts } from './share-scripts.ts'
import { temporaryFolder } from '../site/testing/temporary-folder.ts'

it('moves the inline scripts of all pages into one file that they name, and leaves data alone', async () => {
  const folder = await temporaryFolder()
  const publicDir = join(folder, 'public')
  mkdirSync(join(publicDir, '_astro'), { recursive: true })
  const data = '<script type="application/ld+json">{"a":1}</script>'
  for (const name of ['one', 'two'])
    writeFileSync(
      join(publicDir, `${name}.html`),
      `<html lang="en">${data}<script type="module" src="/a.js"></script><script>first()</script><script>second()</script>`,
    )
  await shareScripts(folder)

  const [file, ...others] = readdirSync(join(publicDir, '_astro'))
  expect(others).toEqual([])
  expect(readFileSync(join(publicDir, '_astro', file!), 'utf8')).toBe('first()\nsecond()')
  for (const name of ['one', 'two']) {
    const html = readFileSync(join(publicDir, `${name}.html`), 'utf8')
    expect(html).toContain(data)
    expect(html).toContain(`<html data-islands="/_astro/${file}" lang="en">`)
    expect(html).toContain('<script type="module" fetchpriority="low" src="/a.js">')
    expect(html).not.toContain('first()')
  }
})
