import { spawnSync } from 'node:child_process'
import { appendFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { relayPaths } from '#lib/forms/paths.ts'
import { createOutbox } from './outbox.ts'
import type { Message } from './store.ts'
import { makeDirectory, recipient, removeDirectory, sender, startRelay, until } from './testing/harness.ts'
import { call, contact, navigation, postForm, urlencoded } from './testing/posts.ts'
import { readStored } from './testing/stored.ts'

const disk = makeDirectory()
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk])
if (mounted.status !== 0)
  console.log(`full disk: skipped, no small disk can be mounted here: ${mounted.stderr}`)
afterAll(() => {
  // Lazily: after a failed test the relay may still hold its files.
  if (mounted.status === 0) spawnSync('umount', ['-l', disk])
  removeDirectory(disk)
})

test.skipIf(mounted.status !== 0)('a full disk costs a 503 and nothing else', async () => {
  const relay = await startRelay({
    directory: disk,
    limits: { firstRetryMs: 50, longestRetryMs: 200, pollMs: 100 },
  })
  const acknowledged: string[] = []
  let turn = 0
  const post = async (headers = {}) => {
    const subject = `post ${turn++}`
    const fields = { ...contact, subject, message: 'x'.repeat(4000), form: 'contact' }
    const answer = await postForm(relay.url, urlencoded(fields), { headers })
    if (answer.status === 200) acknowledged.push(subject)
    return answer
  }

  expect((await post()).status).toBe(200)
  await until(() => relay.outbox().length === 1)
  const filler = join(disk, 'filler')
  fill(filler)

  let answer = await post()
  while (answer.status === 200 && turn < 500) answer = await post()
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '30' } })
  expect(answer.text).toMatch(/^We could not save your message/)
  const page = await post(navigation)
  expect(page.status).toBe(503)
  expect(page.text).toContain('x'.repeat(4000))
  expect((await call(relay.url + relayPaths.health)).status).toBe(200)
  expect(await call(relay.url + relayPaths.ready)).toMatchObject({ status: 503, text: 'not ready' })
  expect((await call(relay.url + relayPaths.formToken)).status).toBe(200)
  expect(relay.logs).toContainEqual(expect.objectContaining({ level: 'alert', event: 'store-unwritable' }))

  rmSync(filler)
  while ((await post()).status !== 200);
  await vi.waitFor(async () => expect((await call(relay.url + relayPaths.ready)).status).toBe(200), 5_000)
  await until(() => relay.outbox().length === acknowledged.length)

  await relay.close()
  const stored = await readStored({ dataDir: relay.dataDir })
  expect(stored.map(({ values }) => values['subject']).sort()).toEqual([...acknowledged].sort())
  expect(new Set(stored.map(({ state }) => state))).toEqual(new Set(['delivered']))
  expect(readdirSync(relay.outboxDir).filter((name) => !name.endsWith('.eml'))).toEqual([])
})

test.skipIf(mounted.status !== 0)(
  'a message that does not fit into the outbox leaves no half file',
  async () => {
    const outboxDir = join(disk, 'second-outbox')
    const outbox = createOutbox(outboxDir, { recipient, sender, practiceName: 'Sample Clinic' })
    const filler = join(disk, 'filler')
    fill(filler)
    await expect(outbox.send(message)).rejects.toThrow('ENOSPC')
    expect(readdirSync(outboxDir)).toEqual([])
    rmSync(filler)
    await outbox.send(message)
    expect(readdirSync(outboxDir)).toEqual(['20261115T000000Z-contact-1234.eml'])
  },
)

const message: Message = {
  id: '1234',
  form: 'contact',
  values: { ...contact, message: 'x'.repeat(5000) },
  page: '',
  receivedAt: Date.UTC(2026, 10, 15),
  state: 'waiting',
  spam: null,
  attempts: 0,
  nextAttemptAt: 0,
  lastError: null,
  deliveredAt: null,
}

function fill(path: string): void {
  for (const size of [64 * 1024, 1024, 1])
    try {
      for (;;) appendFileSync(path, Buffer.alloc(size))
    } catch {
      // No room left for a piece of this size.
    }
}
