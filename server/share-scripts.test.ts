import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { shareScripts } from './share-scripts.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

it('moves the inline scripts of all pages into one file, and leaves data alone', async () => {
  const folder = await temporaryFolder()
  const publicDir = join(folder, 'public')
  mkdirSync(join(publicDir, '_astro'), { recursive: true })
  const data = '<script type="application/ld+json">{"a":1}</script>'
  for (const name of ['one', 'two'])
    writeFileSync(
      join(publicDir, `${name}.html`),
      `${data}<p>${name}</p><script>first()</script><script>second()</script>`,
    )
  await shareScripts(folder)

  const [file, ...others] = readdirSync(join(publicDir, '_astro'))
  expect(others).toEqual([])
  expect(readFileSync(join(publicDir, '_astro', file!), 'utf8')).toBe('first()\nsecond()')
  for (const name of ['one', 'two']) {
    const html = readFileSync(join(publicDir, `${name}.html`), 'utf8')
    expect(html).toContain(data)
    expect(html.match(/<script[^>]*src=/g)).toHaveLength(1)
    expect(html).toContain(`src="/_astro/${file}"`)
    expect(html).not.toContain('first()')
  }
})
