import { expect, it } from 'vitest'
import { pageLinks } from './page-links.ts'
import { writeFixtureSite } from './testing/fixture-site.ts'
import { request } from './testing/request.ts'
import { startSite } from './testing/start-site.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const FACE = '</_astro/face.1a2b3c4d.woff2>;rel=preload;as=font;crossorigin'

it('names with a page the face and the picture it needs first', async () => {
  const folder = await temporaryFolder()
  await writeFixtureSite(folder)
  const { url } = await startSite(folder)
  const page = await request(url, '/careers')
  expect(page.headers['link']).toBe(
    `${FACE}, </_astro/hero.1a2b3c4d.avif>;rel=preload;as=image;type=image/avif;fetchpriority=high;` +
      'imagesrcset="/_astro/hero.1a2b3c4d.avif 480w, /_astro/hero.2a2b3c4d.avif 960w";imagesizes="100vw"',
  )
  expect((await request(url, '/contact')).headers['link']).toBe(FACE)
  expect((await request(url, '/favicon.svg')).headers['link']).toBeUndefined()
})

it('leaves the names out where they would cost another round trip', () => {
  const html = '<link rel="preload" href="/_astro/face.1a2b3c4d.woff2" as="font" crossorigin>'
  expect(pageLinks(html, [], 14_000)).toBe(FACE)
  expect(pageLinks(html, [], 14_400)).toBe('')
})
