import { linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { minFillMs } from '#lib/forms/names.ts'
import { sample, startRelay, until } from '../../../server/testing/relay.ts'
import { request } from '../../../server/testing/request.ts'
import { printFigure, startProgram } from '../program.ts'

test('bots with aged tokens fill the day, the practice is told and a patient gets through', async () => {
  const relay = await startRelay({ dailyMails: 50, trustProxy: 1, times: { checkIntervalMs: 100 } })
  const count = 120
  const tokens = await Promise.all(Array.from({ length: count }, () => request(relay.url, '/api/form-token')))
  await delay(minFillMs + 200)
  for (const [index, { body }] of tokens.entries())
    await relay.post(
      { ...sample, message: `Offer ${index}: https://a.example`, started_token: String(body) },
      { 'x-forwarded-for': `203.0.113.${index % 12}` },
    )
  const states = await relay.states()
  const held = states.filter((state) => state.startsWith('held:daily-cap')).length
  // Nothing is lost: what is not mailed is held.
  expect(states).toHaveLength(count)
  expect(held).toBeGreaterThanOrEqual(count - 50)
  await relay.postAsPerson({ ...sample, message: 'A patient asks' }, { 'x-forwarded-for': '198.51.100.7' })
  const arrived = (text: string) => relay.mails().some((mail) => mail.text.includes(text))
  await until('the patient, the alert and the digest', () =>
    ['A patient asks', 'are held and not mailed (daily-cap', 'of them as spam'].every(arrived),
  )
  const marked = relay.mails().filter(({ headers }) => headers['x-spam-signs']).length
  printFigure('aged tokens', `${count} posts, ${held} held with an alert, ${marked} mailed with a mark`)
  await relay.stop()
}, 120_000)

test('82,000 held messages slow no page down', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'held-'))
  const held = join(directory, 'data', 'held')
  mkdirSync(held, { recursive: true })
  const nameOf = (index: number) => join(held, `forged${index},${index.toString(36)},forged-token,1.eml`)
  for (let index = 0; index < 82_000; index++)
    if (index % 1_000) linkSync(nameOf(index - (index % 1_000)), nameOf(index))
    else writeFileSync(nameOf(index), 'x')
  const program = await startProgram({}, directory)
  const times: number[] = []
  // The folder is looked at every second, and all of it every minute.
  for (let index = 0; index < 1_500; index++) {
    const started = performance.now()
    expect((await request(program.url, '/semaglutide')).status).toBe(200)
    times.push(performance.now() - started)
    await delay(50)
  }
  times.sort((one, other) => one - other)
  const [p50, p99, most] = [0.5, 0.99, 1].map((part) =>
    Math.round(times[Math.ceil(part * times.length) - 1]!),
  )
  printFigure(
    '82,000 held',
    `ready after ${Math.round(program.readyMs)} ms; pages p50 ${p50}, p99 ${p99}, at most ${most} ms`,
  )
  await program.end()
  rmSync(directory, { recursive: true })
}, 600_000)
