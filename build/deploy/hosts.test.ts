import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { relayPaths } from '#lib/forms/paths.ts'
import type { SiteManifest } from '#lib/site-manifest.ts'
import { precompress } from '../precompress.ts'
import { serve } from '../../server/serve.ts'
import { planSite, type SitePlan } from '../../server/site-plan.ts'
import { localCertificate } from '../../server/testing/certificate.ts'
import { writeFixtureSite } from '../../server/testing/fixture-site.ts'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { available, freePort, startHost, stopHost } from './testing/hosts.ts'
import { type Answer, request } from '../../server/testing/request.ts'
import { startSite } from '../../server/testing/start-site.ts'
import { caddyfile } from './caddy.ts'
import { nginxConf } from './nginx.ts'
import { addressedPages } from './place.ts'

const hosts = {
  nginx: {
    file: 'nginx.conf',
    write: nginxConf,
    listen: (port: number) => `${port} ssl http2`,
    args: (path: string) => ['-c', path, '-g', 'daemon off;'],
  },
  caddy: {
    file: 'Caddyfile',
    write: caddyfile,
    listen: (port: number) => `https://localhost:${port}`,
    args: (path: string) => ['run', '--config', path, '--adapter', 'caddyfile'],
  },
}
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
  'speculation-rules',
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

it.each(['nginx', 'caddy'] as const)(
  '%s answers every route as our server does, over TLS',
  async (program) => {
    if (!available(program)) return
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
  },
)

it('nginx leads plain HTTP to https', async () => {
  if (!available('nginx')) return
  const folder = await temporaryFolder()
  const { door } = await startInstead('nginx', await siteToCompare(folder), folder)
  const answer = await request(door, '/semaglutide?a=1')
  expect([answer.status, answer.headers['location']]).toEqual([301, 'https://localhost/semaglutide?a=1'])
})

/** Starts the other server with the generated file, and behind it somebody who says what reached the relay. */
async function startInstead(program: keyof typeof hosts, plan: SitePlan, folder: string) {
  const { file, write, listen, args } = hosts[program]
  const relay = await serve(
    async (incoming, response) => {
      const body = (await incoming.toArray()).join('')
      response.writeHead(202, { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
      response.end(`${incoming.method} ${body} from ${incoming.headers['x-forwarded-for']}`)
    },
    { host: '127.0.0.1', port: 0 },
  )
  onTestFinished(() => relay.close(0))
  const { tls, ca } = localCertificate(folder)
  const [port, door] = [await freePort(), await freePort()]
  const runDir = join(folder, 'run')
  await mkdir(runDir)
  const place = {
    publicDir: plan.publicDir,
    relay: new URL(relay.url).host,
    listen: listen(port),
    tls,
    runDir,
  }
  const config = write(plan, program === 'nginx' ? { ...place, redirectFrom: String(door) } : place)
  await writeFile(join(folder, file), config)
  const child = await startHost(program, args(join(folder, file)), port, folder)
  onTestFinished(() => stopHost(child))
  return { theirs: `https://localhost:${port}`, door: `http://localhost:${door}`, ca }
}

/** The fixture with its odd corners and, where the site was built, every page of the real one. */
async function siteToCompare(folder: string): Promise<SitePlan> {
  const { manifest } = await writeFixtureSite(folder)
  await precompress(folder)
  if (existsSync('dist/site.json')) {
    await cp('dist/public', join(folder, 'public'), { recursive: true, force: false })
    const real = JSON.parse(await readFile('dist/site.json', 'utf8')) as SiteManifest
    const both = {
      ...real,
      redirects: { ...real.redirects, ...manifest.redirects },
      frames: { ...real.frames, ...manifest.frames },
      policies: { ...real.policies, ...manifest.policies },
    }
    await writeFile(join(folder, 'site.json'), JSON.stringify(both))
  }
  return planSite(folder)
}

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
