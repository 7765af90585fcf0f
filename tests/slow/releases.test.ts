import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { precompress } from '../../build/precompress.ts'
import { activateRelease, rollBack } from '../../build/releases.ts'
import { writeFixtureSite } from '../../server/testing/fixture-site.ts'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { request } from '../../server/testing/request.ts'
import { sample } from '../../server/testing/relay.ts'
import { startSite } from '../../server/testing/fixture-site.ts'
import { startProgram } from './program.ts'

const DAY = 24 * 60 * 60 * 1000

async function builds(count: number) {
  const folder = await temporaryFolder()
  const made = []
  for (let index = 0; index < count; index++) {
    const dist = join(folder, `dist-${index}`)
    made.push({ dist, ...(await writeFixtureSite(dist, { release: `r${index}` })) })
    await precompress(dist)
  }
  return { folder: join(folder, 'srv'), made }
}

test('release switches fifty times under load without a lost answer or missing file', async () => {
  const { folder, made } = await builds(5)
  const start = Date.now()
  await activateRelease(folder, made[0]!.dist, new Date(start))
  const { url, site } = await startSite(join(folder, 'current'))
  const seen = new Set<string>()
  const failures: string[] = []
  let pages = 0
  let done = false

  const ask = async (path: string) => {
    const answer = await fetch(url + path)
    if (answer.status !== 200) failures.push(`${answer.status} ${path}`)
    return answer.text()
  }
  const visitor = async () => {
    while (!done) {
      const html = await ask('/semaglutide')
      pages++
      for (const [, script = ''] of html.matchAll(/<script[^>]* src="([^"]+)"/g)) {
        seen.add(script)
        await ask(script)
      }
    }
  }
  const visitors = Promise.all(Array.from({ length: 4 }, visitor))
  for (let index = 1; index <= 50; index++) {
    if (index % 10 === 0) await rollBack(folder)
    else await activateRelease(folder, made[index % 5]!.dist, new Date(start + index * 1000))
    await site.refresh()
  }
  done = true
  await visitors
  expect(failures).toEqual([])
  expect(seen.size).toBe(5)
  expect(pages).toBeGreaterThan(100)
})

test('release keeps the files of earlier ones for thirty days', async () => {
  const { folder, made } = await builds(3)
  const [first, second, third] = made
  const start = Date.now()
  const { dist } = first!
  await activateRelease(folder, dist, new Date(start))
  await activateRelease(folder, second!.dist, new Date(start + 20 * DAY))
  const { url, site } = await startSite(join(folder, 'current'))
  const status = async (name: string) => (await request(url, name)).status
  expect([await status(first!.scriptName), await status(second!.scriptName)]).toEqual([200, 200])

  await activateRelease(folder, third!.dist, new Date(start + 31 * DAY))
  await site.refresh()
  expect([await status(first!.scriptName), await status(second!.scriptName)]).toEqual([404, 200])
})

test('release rolls back to the one before, and stops at the first', async () => {
  const { folder, made } = await builds(2)
  const start = Date.now()
  const firstId = await activateRelease(folder, made[0]!.dist, new Date(start))
  await activateRelease(folder, made[1]!.dist, new Date(start + 1000))
  const { url } = await startSite(join(folder, 'current'))
  expect((await request(url, '/semaglutide')).body.toString()).toContain('>r1<')

  // An interrupted attempt has left this file.
  const left = join(folder, 'releases', firstId, 'public', made[1]!.scriptName)
  await cp(join(made[1]!.dist, 'public', made[1]!.scriptName), left)
  expect(await rollBack(folder)).toBe(firstId)
  const served = async () => (await request(url, '/semaglutide')).body.toString()
  await expect.poll(served, { timeout: 10_000 }).toContain('>r0<')
  expect((await request(url, made[1]!.scriptName)).status).toBe(200)
  await expect(rollBack(folder)).rejects.toThrow('no earlier release')
})

test('releases past ten are removed, but none of the last day', async () => {
  const { folder, made } = await builds(1)
  const publishAt = (time: number) => activateRelease(folder, made[0]!.dist, new Date(time))
  for (let index = 0; index < 12; index++) await publishAt(Date.now() + index)
  expect(await readdir(join(folder, 'releases'))).toHaveLength(12)
  await publishAt(Date.now() + 2 * DAY)
  expect(await readdir(join(folder, 'releases'))).toHaveLength(10)
})

test('release that cannot be put into service leaves nothing behind', async () => {
  const { folder, made } = await builds(1)
  const id = await activateRelease(folder, made[0]!.dist)
  // Copying fails halfway, as on a full disk.
  await rm(join(made[0]!.dist, 'public'), { recursive: true })
  await expect(activateRelease(folder, made[0]!.dist)).rejects.toThrow('ENOENT')
  expect(await readdir(join(folder, 'releases'))).toEqual([id])
  const { url } = await startSite(join(folder, 'current'))
  expect(String((await request(url, '/semaglutide')).body)).toContain('>r0<')
})

test('release changes the settings of the forms without a restart', async () => {
  const { folder, made } = await builds(2)
  await activateRelease(folder, made[0]!.dist)
  const program = await startProgram({ SITE_DIR: join(folder, 'current') })
  const { smsConsent: _, ...unticked } = sample
  const post = () =>
    request(program.url, '/api/v1.0/email/send-form', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams(unticked)),
    })
  expect((await post()).status).toBe(422)
  const manifest = join(made[1]!.dist, 'site.json')
  await writeFile(manifest, (await readFile(manifest, 'utf8')).replace('"required"', '"optional"'))
  await activateRelease(folder, made[1]!.dist)
  await expect.poll(async () => (await post()).status, { timeout: 10_000 }).toBe(200)
  await program.end()
})
