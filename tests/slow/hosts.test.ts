import { expect, it } from 'vitest'
import { relayPaths } from '#lib/forms/paths.ts'
import type { SitePlan } from '../../server/site-plan.ts'
import { type Answer, request } from '../../server/testing/request.ts'
import { startSite } from '../../server/testing/start-site.ts'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { addressedPages } from '../../build/deploy/place.ts'
import { available } from '../../build/deploy/testing/hosts.ts'
import { siteToCompare, startInstead } from '../../build/deploy/testing/start-instead.ts'

const SAME = [
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'cross-origin-embedder-policy',
  'permissions-policy',
  'content-security-policy',
  'cache-control',
  'location',
  'allow',
  'content-type',
  'vary',
  'link',
]
const ODD = [
  '/index',
  '/blog/index.html',
  '//semaglutide',
  '/%42PC-157',
  '/book?b=1',
  '/bpc157',
  '/older/',
  '/nothing',
  '/nothing.html',
  '/blog/nothing',
  '/_astro/nothing.js',
  '/_astro/nothing',
  '/nothing.png',
  '/404',
  '/404.html',
  '/blog/404.html',
  '/index.html.gz',
  '/_astro',
  '/.build/secret.txt',
  '/.build/nothing',
]

for (const program of ['nginx', 'caddy'] as const) {
  it.skipIf(!available(program))(`${program} answers every route as our server does, over TLS`, async () => {
    const folder = await temporaryFolder()
    const plan = await siteToCompare(folder)
    const { theirs, ca } = await startInstead(program, plan, folder)
    const { url: ours } = await startSite(folder)
    const compare = async (path: string, options = {}) => {
      const [mine, other] = await Promise.all([
        request(ours, path, options),
        request(theirs, path, { ...options, ca }),
      ])
      expect(essence(other), `${path} ${JSON.stringify(options)}`).toEqual(essence(mine))
      return { mine, other }
    }

    for (const some of inTens(routes(plan))) await Promise.all(some.map((path) => compare(path)))
    for (const some of inTens(assets(plan)))
      await Promise.all(some.map((path) => compare(path, { method: 'HEAD' })))
    for (const path of ['/', '/semaglutide', '/bpc157', '/favicon.svg']) {
      await compare(path, { method: 'HEAD' })
      await compare(path, { method: 'POST' })
      await compare(path, { method: 'DELETE' })
      await compare(path, { headers: { 'accept-encoding': 'gzip' } })
    }
    const film = await compare('/films/our-practice.mp4', { headers: { range: 'bytes=10-19' } })
    expect(film.other.body).toEqual(film.mine.body)

    // Where HTTP/3 waits.
    if (program === 'caddy') expect((await compare('/')).other.headers['alt-svc']).toMatch(/^h3=/)
    const { etag = '' } = (await compare('/')).other.headers
    expect((await request(theirs, '/', { ca, headers: { 'if-none-match': etag } })).status).toBe(304)
    // Caddy refuses what it cannot decode before any configuration is asked.
    expect((await request(theirs, '/%zz', { ca })).status).toBe(400)

    const mail = await request(theirs, relayPaths.sendForm, {
      ca,
      method: 'POST',
      body: 'a=1',
      headers: { 'x-forwarded-for': '6.6.6.6' },
    })
    expect(mail.body.toString()).toMatch(/^POST a=1 from (127\.0\.0\.1|::1)$/)
    expect([mail.status, mail.headers['x-content-type-options'], mail.headers['cache-control']]).toEqual([
      202,
      'nosniff',
      'no-store',
    ])
  })
}

it.skipIf(!available('nginx'))('nginx leads plain HTTP to https', async () => {
  const folder = await temporaryFolder()
  const { door } = await startInstead('nginx', await siteToCompare(folder), folder)
  const answer = await request(door, '/semaglutide?a=1')
  expect([answer.status, answer.headers['location']]).toEqual([301, 'https://localhost/semaglutide?a=1'])
})

function routes(plan: SitePlan): string[] {
  const pages = addressedPages(plan).map(({ address }) => address)
  const spellings = pages.flatMap((page) => [
    `${page.toUpperCase()}?q=1`,
    `${page === '/' ? '/index' : page}.html`,
    `${page}/`,
  ])
  return [...pages, ...spellings, ...ODD]
}

function assets(plan: SitePlan): string[] {
  return [...plan.files.values()].filter(({ kind }) => kind === 'asset').map(({ address }) => address)
}

function inTens<T>(items: T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / 10) }, (_, index) =>
    items.slice(index * 10, index * 10 + 10),
  )
}

/** What a visitor, a cache or a browser's guard would notice. A redirect's own body is nobody's business. */
function essence({ status, headers }: Answer) {
  const names = SAME.filter((name) => status !== 301 || name !== 'content-type')
  return { status, ...Object.fromEntries(names.map((name) => [name, headers[name]])) }
}
