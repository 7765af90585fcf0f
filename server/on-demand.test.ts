import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { createApp } from './app.ts'
import { createRenderQueue } from './render-queue.ts'
import { openSite } from './release.ts'
import { serve } from './server.ts'
import { writeFixtureSite } from './testing/fixture-site.ts'
import { sample, startRelay } from './testing/relay.ts'
import { request } from './testing/request.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

/** Code like that of Astro, whose key and list of files differ in each build. */
const handlerCode = (build: number, rule: string) => `
const manifest = '{"assets":["/_astro/${build}.jpg"],"key":"${build}"}'
process.on('unhandledRejection', () => manifest)
export async function handler(request, response, next, locals) {
  await new Promise((done) => setTimeout(done, 5))
  // Astro answers 500 when a page throws.
  const status = JSON.stringify(locals).includes('unrenderable') ? 500 : locals.status
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
  response.end(${rule})
}`

async function writeOnDemandSite(
  folder: string,
  { build = 1, rule = 'JSON.stringify({ url: request.url, ...locals })' } = {},
) {
  await writeFixtureSite(folder)
  const files = {
    'server/entry.mjs': handlerCode(build, rule),
    'page-props/page/search.json': '{}',
    'page-props/page/contact.json': '{}',
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), text)
  }
}

let relay: Awaited<ReturnType<typeof startRelay>>
afterEach(() => relay?.stop())

/** Starts site and relay, with the requests of visitors without JavaScript. */
async function start() {
  const folder = join(await temporaryFolder(), 'dist')
  await writeOnDemandSite(folder)
  relay = await startRelay({ trustProxy: 1 })
  const app = createApp(await openSite(folder), relay)
  const server = await serve(app, { port: 0, onFault: () => {} })
  onTestFinished(() => server.close())
  return {
    search: (words: string, from = '203.0.113.1') =>
      request(server.url, `/search?q=${words}`, { headers: { 'x-forwarded-for': from } }),
    /** Has an invalid email address, so the server shows the form again. */
    refusedForm: (message: string, from = '203.0.113.1') =>
      request(server.url, '/api/v1.0/email/send-form', {
        method: 'POST',
        headers: {
          accept: 'text/html',
          'content-type': 'application/x-www-form-urlencoded',
          'x-forwarded-for': from,
        },
        body: String(new URLSearchParams({ ...sample, email: 'no', message })),
      }),
    page: () => request(server.url, '/semaglutide'),
  }
}

test('searches and refused forms without JavaScript at the same moment each get their own answer', async () => {
  const { search, refusedForm } = await start()
  const numbers = Array.from({ length: 12 }, (_, index) => index)
  const searches = numbers.map(async (number) => [await search(`words${number}`), `words${number}`] as const)
  const forms = numbers.map(
    async (number) => [await refusedForm(`typed ${number}`), `typed ${number}`] as const,
  )
  for (const [{ status, body }, words] of await Promise.all(searches)) {
    expect(status).toBe(200)
    expect(JSON.parse(String(body))).toMatchObject({ url: '/on-demand/search', query: words })
  }
  for (const [{ status, body }, words] of await Promise.all(forms)) {
    expect(status).toBe(422)
    expect(JSON.parse(String(body)).refused.sent.values.message).toBe(words)
  }
})

test('full render queue answers 503 with what the visitor typed, and pages are still served', async () => {
  const { search, refusedForm, page } = await start()
  const crowd = Array.from({ length: 40 }, (_, index) => search('words', `198.51.100.${index}`))
  const forms = Array.from({ length: 40 }, (_, index) => refusedForm(`typed ${index}`, `198.51.100.${index}`))
  expect((await page()).status).toBe(200)
  const answers = await Promise.all(crowd)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
  for (const { status, headers, body } of answers)
    if (status === 503)
      expect([headers['retry-after'], String(body)]).toEqual(['10', expect.stringContaining('10 seconds')])
    else expect(JSON.parse(String(body)).query).toBe('words')
  for (const [index, { status, headers, body }] of (await Promise.all(forms)).entries()) {
    expect([422, 503]).toContain(status)
    expect(String(body)).toContain(`typed ${index}`)
    if (status === 503)
      expect(headers).toMatchObject({ 'retry-after': '10', 'content-type': 'text/plain; charset=utf-8' })
  }
})

test('refused form that cannot be rendered is answered with what the visitor typed', async () => {
  const { search, refusedForm } = await start()
  const { status, headers, body } = await refusedForm('unrenderable')
  expect([status, headers['content-type']]).toEqual([503, 'text/plain; charset=utf-8'])
  expect(String(body)).toContain('unrenderable')
  expect((await search('unrenderable')).status).toBe(500)
  expect((await search('words')).status).toBe(200)
})

test('full render queue refuses the network with the most waiting requests', async () => {
  const enqueue = createRenderQueue()
  const render = async () => true
  const flood = Array.from({ length: 60 }, (_, index) => enqueue(index % 2 ? 'one' : 'two', true, render))
  expect(await enqueue('three', false, render)).toBe(true)
  expect((await Promise.all(flood)).filter((isRendered) => !isRendered)).toHaveLength(30)
})

test('render queue cannot be filled by one network, and renders forms before searches', async () => {
  const enqueue = createRenderQueue()
  const rendered: string[] = []
  const render = (name: string) => async () => Boolean(rendered.push(name))
  const flood = Array.from({ length: 30 }, (_, index) => enqueue('one', false, render(`search ${index}`)))
  const neighbour = enqueue('two', false, render('neighbour'))
  const form = enqueue('three', true, render('form'))
  expect(await Promise.all([neighbour, form])).toEqual([true, true])
  expect((await Promise.all(flood)).filter((isRendered) => !isRendered).length).toBeGreaterThan(0)
  expect(rendered.slice(0, 2)).toEqual(['search 0', 'form'])
  expect(rendered.at(-1)).toBe('neighbour')
})

test('release with the same code imports it once, and changed code is used at once', async () => {
  const folder = join(await temporaryFolder(), 'dist')
  const rule = '"first"'
  await writeOnDemandSite(folder, { rule })
  const site = await openSite(folder)
  const server = await serve(createApp(site), { port: 0 })
  onTestFinished(() => server.close())
  const before = process.listenerCount('unhandledRejection')
  const search = async () => String((await request(server.url, '/search?q=words')).body)
  for (let build = 1; build <= 12; build++) {
    // Each release has its own folder.
    const next = join(await temporaryFolder(), 'dist')
    await writeOnDemandSite(next, { build, rule })
    Object.assign(site, { current: (await openSite(next)).current })
    expect(await search()).toBe('first')
  }
  expect(process.listenerCount('unhandledRejection') - before).toBe(1)
  const changed = join(await temporaryFolder(), 'dist')
  await writeOnDemandSite(changed, { rule: '"another"' })
  Object.assign(site, { current: (await openSite(changed)).current })
  expect(await search()).toBe('another')
})
