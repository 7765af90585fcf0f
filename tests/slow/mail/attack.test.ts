import { readdirSync, rmSync, truncateSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { minFillMs } from '#lib/forms/names.ts'
import { sample, startRelay, until } from '../../../site/testing/relay.ts'
import { request } from '../../../site/testing/request.ts'
import { postNumber, printFigure, startProgram } from '../program.ts'

test('bots with tokens that have aged fill the day; the practice is told and a patient gets through', async () => {
  const relay = await startRelay({ dailyMails: 50, trustProxy: 1, times: { lookMs: 100 } })
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
  const marked = relay.mails().filter(({ headers }) => headers['x-doubts']).length
  printFigure('aged tokens', `${count} posts, ${held} held with an alert, ${marked} mailed with a mark`)
  await relay.stop()
}, 120_000)

test('a queue that is cut to nothing while it runs is not ready until somebody has looked', async () => {
  const program = await startProgram({ SMTP_URL: 'smtp://127.0.0.1:1' })
  for (let index = 0; index < 50; index++) expect(await postNumber(program.url, index)).toBe(200)
  const waiting = join(program.directory, 'data', 'new')
  const names = readdirSync(waiting)
  for (const name of names) truncateSync(join(waiting, name))
  const ready = async () => (await request(program.url, '/readyz')).status
  await until('it is not ready', async () => (await ready()) === 503)
  const missing = () =>
    [...program.output().matchAll(/ALERT mail-missing count=(\d+)/g)].reduce(
      (sum, [, one]) => sum + Number(one),
      0,
    )
  await until('all are said, each once', () => missing() === names.length)
  rmSync(join(program.directory, 'data', 'missing'))
  await until('it is ready', async () => (await ready()) === 200)
  await program.end()
  rmSync(program.directory, { recursive: true })
}, 120_000)

test('600 slow posts behind one address leave the others of that address their place', async () => {
  const program = await startProgram({ MAX_CONNECTIONS: '200' })
  const head =
    'POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 999\r\n' +
    'Content-Type: application/x-www-form-urlencoded\r\n\r\na'
  const slow = Array.from({ length: 600 }, () => {
    const socket = connect(program.port, '127.0.0.1')
    socket.on('error', () => {}).write(head)
    return socket.resume()
  })
  await until('the limit is reached', () => slow.some((socket) => socket.destroyed))
  const answers = []
  for (let index = 0; index < 20; index++) answers.push(await postNumber(program.url, index))
  const answered = answers.filter((status) => status === 200).length
  printFigure('slow posts behind one address', `neighbours ${answered} of 20 answered`)
  expect(answers, program.output()).toEqual(Array(20).fill(200))
  for (const socket of slow) socket.destroy()
  await program.end()
  rmSync(program.directory, { recursive: true })
}, 120_000)
