import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createApp } from '../app.ts'
import { openSite } from '../live-site.ts'
import { serve } from '../serve.ts'
import { writeFixtureSite } from '../testing/fixture-site.ts'
import { request } from '../testing/request.ts'
import { startProgram } from '../testing/start-program.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { readDays } from './book.ts'
import { counted } from './counted.ts'
import { countVisits } from './visits.ts'

const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const safari = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1',
}
const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
const ours = { ...firefox, 'sec-fetch-site': 'same-origin' }
/** Shortly before midnight in New York. */
const evening = Date.parse('2026-11-16T04:58:00Z')
const monday = '2026-11-15'

async function start({ on = true, faulty = false } = {}) {
  const folder = await temporaryFolder()
  const { manifest } = await writeFixtureSite(folder)
  if (on)
    writeFileSync(
      join(folder, 'site.json'),
      JSON.stringify({ ...manifest, visits: { timeZone: 'America/New_York' } }),
    )
  const dataDir = join(folder, 'data')
  const site = await openSite(folder)
  const clock = { now: evening }
  const errors: unknown[] = []
  const visits = countVisits({
    site,
    dataDir,
    trustProxy: 0,
    onError: (error) => errors.push(error),
    now: () => clock.now,
  })
  const broken = {
    ...visits,
    note: () => {
      throw new Error('counting is broken')
    },
  }
  const running = await serve(counted(createApp(site), faulty ? broken : visits), {
    host: '127.0.0.1',
    port: 0,
  })
  onTestFinished(async () => {
    site.close()
    await running.close(100)
    await visits.close()
  })
  const click = (body: string, headers: Record<string, string> = ours) =>
    request(running.url, '/visits', { method: 'POST', body, headers })
  return { ...running, visits, clock, dataDir, errors, click, folder }
}

async function daysOf({ visits, dataDir }: Awaited<ReturnType<typeof start>>) {
  await visits.writeNow()
  return Object.fromEntries(await readDays(join(dataDir, 'visits')))
}

it('counts pages by the day, visitors once, and programs apart', async () => {
  const site = await start()
  for (const headers of [firefox, firefox, safari, robot, {}])
    await request(site.url, '/contact', { headers })
  await request(site.url, '/semaglutide?utm_source=x', { headers: firefox })
  expect(await daysOf(site)).toEqual({
    [monday]: { visitors: 2, bots: 2, pages: { '/contact': { view: 3 }, '/semaglutide': { view: 1 } } },
  })
})

it('counts a page that the browser had kept, but nothing that nobody reads', async () => {
  const site = await start()
  const { headers } = await request(site.url, '/contact', { headers: firefox })
  const kept = await request(site.url, '/contact', {
    headers: { ...firefox, 'if-none-match': headers['etag']! },
  })
  expect(kept.status).toBe(304)
  await request(site.url, '/contact', { headers: { ...firefox, 'sec-purpose': 'prefetch' } })
  await request(site.url, '/contact', { method: 'HEAD', headers: firefox })
  for (const path of ['/no-such-page', '/_astro/hero.1a2b3c4d.webp', '/bpc157', '/%2e%2e/x', '/__proto__'])
    await request(site.url, path, { headers: firefox })
  expect((await daysOf(site))[monday]!.pages).toEqual({ '/contact': { view: 2 } })
})

it('counts clicks that its own pages tell of, and refuses every other word', async () => {
  const site = await start()
  expect((await site.click('call /contact')).status).toBe(204)
  expect((await site.click('booking /')).status).toBe(204)
  expect((await site.click('view /contact')).status).toBe(204)
  expect((await site.click('call /no-such-page')).status).toBe(204)
  expect((await site.click('form /contact')).status).toBe(400)
  expect((await site.click('')).status).toBe(400)
  expect((await site.click(`call /${'x'.repeat(400)}`)).status).toBe(413)
  expect((await site.click('call /contact', { ...firefox, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await site.click('call /contact', { ...firefox, origin: 'https://other.example' })).status).toBe(
    403,
  )
  expect((await daysOf(site))[monday]!.pages).toEqual({
    '/contact': { call: 1, view: 1 },
    '/': { booking: 1 },
  })
})

it('begins anew at midnight on the practice’s clock, and knows nobody of the day before', async () => {
  const site = await start()
  await request(site.url, '/contact', { headers: firefox })
  site.clock.now += 3 * 60_000
  await request(site.url, '/contact', { headers: firefox })
  const days = await daysOf(site)
  expect(Object.keys(days)).toEqual(['2026-11-15', '2026-11-16'])
  expect(Object.values(days).map(({ visitors }) => visitors)).toEqual([1, 1])
})

it('writes no address, no browser and no hash, for its owner alone', async () => {
  const site = await start()
  await request(site.url, '/contact', { headers: firefox })
  await site.visits.writeNow()
  const folder = join(site.dataDir, 'visits')
  expect(readdirSync(folder)).toEqual([`${monday}.json`])
  const file = join(folder, `${monday}.json`)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    visitors: 1,
    bots: 0,
    pages: { '/contact': { view: 1 } },
  })
  expect(statSync(file).mode & 0o077).toBe(0)
})

it('adds to what is there already, and keeps a little more than a year', async () => {
  const site = await start()
  const folder = join(site.dataDir, 'visits')
  mkdirSync(folder, { recursive: true })
  for (let day = 0; day < 420; day++) {
    const name = new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10)
    writeFileSync(join(folder, `${name}.json`), '{"visitors":1,"bots":0,"pages":{}}')
  }
  writeFileSync(join(folder, `${monday}.json`), '{"visitors":7,"bots":1,"pages":{"/contact":{"view":9}}}')
  await request(site.url, '/contact', { headers: firefox })
  const days = await daysOf(site)
  expect(days[monday]).toEqual({ visitors: 8, bots: 1, pages: { '/contact': { view: 10 } } })
  expect(Object.keys(days)).toHaveLength(400)
})

it('waits for a disk that cannot be written, says so once, and loses nothing', async () => {
  const site = await start()
  writeFileSync(site.dataDir, 'a file where a folder must be')
  for (let turn = 0; turn < 3; turn++) {
    expect((await request(site.url, '/contact', { headers: firefox })).status).toBe(200)
    await site.visits.writeNow()
  }
  expect(site.errors).toHaveLength(1)
  rmSync(site.dataDir)
  expect((await daysOf(site))[monday]!.pages).toEqual({ '/contact': { view: 3 } })
})

it('never costs a page: with counting broken every page is served', async () => {
  const site = await start({ faulty: true })
  expect((await request(site.url, '/contact', { headers: firefox })).status).toBe(200)
})

it('does nothing at all where it is off', async () => {
  const site = await start({ on: false })
  await request(site.url, '/contact', { headers: firefox })
  expect((await site.click('call /contact')).status).toBe(405)
  expect(await daysOf(site)).toEqual({})
  expect(existsSync(join(site.dataDir, 'visits'))).toBe(false)
})

it('the program counts a form that was taken, and writes when it is stopped', async () => {
  const folder = await temporaryFolder()
  const { manifest } = await writeFixtureSite(folder)
  writeFileSync(
    join(folder, 'site.json'),
    JSON.stringify({ ...manifest, visits: { timeZone: 'America/New_York' } }),
  )
  const program = await startProgram({ folder })
  const url = await program.url
  const send = (email: string) =>
    fetch(`${url}/api/v1.0/email/send-form`, {
      method: 'POST',
      headers: { ...firefox, referer: `${url}/`, origin: url },
      body: new URLSearchParams({ form: 'newsletter', subscriber_email: email }),
      redirect: 'manual',
    })
  expect((await send('visitor@example.org')).status).toBeLessThan(400)
  expect((await send('no address')).status).toBeGreaterThanOrEqual(400)
  program.child.kill('SIGTERM')
  await program.ended
  const [[, visits] = []] = [...(await readDays(join(folder, 'data/visits')))]
  expect(visits).toEqual({ visitors: 1, bots: 0, pages: { '/': { form: 1 } } })
})
