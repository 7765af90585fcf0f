import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, expect, it } from 'vitest'
import { writeFixtureSite } from './testing/fixture-site.ts'
import { type Answer, request } from './testing/request.ts'
import { startSite } from './testing/start-site.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const entry = { section: 'Aesthetics', purpose: 'Rest for muscles', headings: [], questions: [] }
const index = [
  {
    ...entry,
    address: '/neurotoxin',
    name: 'Neurotoxin',
    asked: ['botox'],
    prices: [{ text: 'Botox: $13' }],
  },
  { ...entry, address: '/contact', name: 'Contact <us>', asked: ['phone'], prices: [] },
]
const box = `<search data-search="/search-index.1a2b3c4d5e.json" data-on-enter="stay"><form action="/search">
<input id="q" type="search" name="q" maxlength="80"></form><p role="status" data-search-status=""></p><p hidden="" data-search-nothing="">Try another word.</p>
<ol data-search-results=""></ol><template data-search-answer=""><li><a href="/search"><span data-part="section"></span>
<b data-part="name"></b> <span data-part="line"></span></a></li></template></search>`

let ask: (path: string, headers?: Record<string, string>) => Promise<Answer>

beforeEach(async () => {
  const siteDir = await temporaryFolder()
  const { manifest } = await writeFixtureSite(siteDir)
  await writeFile(join(siteDir, 'public/search.html'), `<!doctype html><main>${box}</main>`)
  await writeFile(join(siteDir, 'public/search-index.1a2b3c4d5e.json'), JSON.stringify(index))
  await writeFile(
    join(siteDir, 'site.json'),
    JSON.stringify({ ...manifest, pages: [...manifest.pages, '/search'] }),
  )
  const { url } = await startSite(siteDir)
  ask = (path, headers) => request(url, path, { headers })
})

const textOf = ({ body }: Answer) => body.toString()

it('answers a question asked without JavaScript in the page itself, under its own policy', async () => {
  const answer = await ask('/search?q=botox')
  const plain = await ask('/search')
  expect(answer.status).toBe(200)
  expect(answer.headers['content-security-policy']).toBe(plain.headers['content-security-policy'])
  expect(answer.headers.etag).toBeUndefined()
  expect(textOf(answer)).toContain('<ol data-search-results=""><li><a href="/neurotoxin">')
  expect(textOf(answer)).toContain('<span data-part="line">Botox: $13</span>')
  expect(textOf(answer)).toContain('name="q" maxlength="80" value="botox">')
  expect(textOf(answer)).toContain('>1 page found</p>')
  expect(textOf(plain)).not.toContain('/neurotoxin')
})

it('writes words as words, whoever wrote them', async () => {
  const hostile = textOf(await ask(`/search?q=${encodeURIComponent('"><script>x</script>')}`))
  expect(hostile).not.toContain('<script>')
  expect(hostile).toContain('Nothing found for')
  expect(hostile).toContain('<p data-search-nothing="">Try another word.')
  expect(textOf(await ask('/search?q=phone'))).toContain('Contact &#60;us&#62;')
})

it('speaks the encodings of every page, and leaves an empty question to the page as it is', async () => {
  const { headers, body } = await ask('/search?q=phone', { 'accept-encoding': 'br' })
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(body.length) })
  expect(brotliDecompressSync(body).toString()).toContain('href="/contact"')
  expect((await ask('/search?q=')).headers.etag).toBeDefined()
})
