import { afterEach, expect, test } from 'vitest'
import { hiddenFields } from '#lib/forms/hidden-fields.ts'
import { relayPaths } from '#lib/forms/paths.ts'
import type { RelayOptions } from './options.ts'
import { removeDirectory, type RunningRelay, startRelay, until } from './testing/harness.ts'
import { call, contact, navigation, newsletter, postForm, urlencoded } from './testing/posts.ts'
import { readStored } from './testing/stored.ts'

let relay: RunningRelay | undefined
let now = 0
afterEach(async () => {
  await relay?.end()
  relay = undefined
})

const suspects = { withoutToken: 'hold', honeypot: 'mark' } as const
const start = async (options: Partial<RelayOptions> = {}) =>
  (relay = await startRelay({ suspects, steadyClock: () => now, ...options }))

async function ripeToken({ url }: RunningRelay): Promise<string> {
  const token = (await call(url + relayPaths.formToken)).text
  now += 5_000
  return token
}

const letter = (subject: string, more: Record<string, string> = {}) =>
  urlencoded({ ...contact, form: 'contact', subject, ...more })
const subjects = (running: RunningRelay) => running.outbox().map(({ headers }) => headers['subject']?.[0])
/** What became of the messages, once the relay has had time to send. */
async function fates(running: RunningRelay) {
  await running.close()
  relay = undefined
  const stored = await readStored({ dataDir: running.dataDir })
  removeDirectory(running.directory)
  return stored.map(({ values, state, spam }) => [values['subject'], state, spam])
}

test('two hundred posts without a token are all kept, and none is mailed', async () => {
  const running = await start()
  for (let turn = 0; turn < 200; turn++)
    expect((await postForm(running.url, letter(`no token ${turn}`))).status).toBe(200)
  expect(running.outbox()).toEqual([])
  expect(new Set((await fates(running)).map(([, state, reason]) => `${state} ${reason}`))).toEqual(
    new Set(['held no-token']),
  )
})

test('a token is good for one message: with two hundred posts on one token one is mailed', async () => {
  const running = await start()
  const started_token = await ripeToken(running)
  for (let turn = 0; turn < 200; turn++)
    expect((await postForm(running.url, letter(`used ${turn}`, { started_token }))).status).toBe(200)
  await until(() => running.outbox().length === 1)
  const all = await fates(running)
  expect(all[0]).toEqual(['used 0', 'delivered', null])
  expect(new Set(all.slice(1).map(([, state, reason]) => `${state} ${reason}`))).toEqual(
    new Set(['held used-token']),
  )
  expect(all).toHaveLength(200)
})

test('the same message, sent again by the browser, does not use its token twice', async () => {
  const running = await start()
  const started_token = await ripeToken(running)
  const sent = letter('again', { started_token, submission_id: 'one-and-the-same' })
  const answers = await Promise.all(Array.from({ length: 20 }, () => postForm(running.url, sent)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  await until(() => running.outbox().length === 1)
  expect(await fates(running)).toEqual([['again', 'delivered', null]])
})

test('a person whose password manager filled the trap is read, with a mark on the mail', async () => {
  const running = await start()
  const started_token = await ripeToken(running)
  const filled = { started_token, [hiddenFields.honeypot]: 'https://my-own.example' }
  await postForm(running.url, letter('autofill', filled))
  await until(() => running.outbox().length === 1)
  expect(subjects(running)).toEqual(['[Maybe spam] Website message: autofill'])
})

test('the practice may have them held instead, and those without JavaScript marked', async () => {
  const running = await start({ suspects: { withoutToken: 'mark', honeypot: 'hold' } })
  const started_token = await ripeToken(running)
  await postForm(running.url, letter('trap', { started_token, [hiddenFields.honeypot]: 'x' }))
  const answer = await postForm(running.url, letter('no script'), { headers: navigation })
  expect(answer.status).toBe(303)
  await until(() => running.outbox().length === 1)
  expect(subjects(running)).toEqual(['[Maybe spam] Website message: no script'])
  expect((await fates(running))[0]).toEqual(['trap', 'held', 'honeypot'])
})

test('nine spam posts of any kind leave room for a whole waiting room behind the same address', async () => {
  const running = await start({ rate: { burst: 20, perMinute: 6 }, dailyMails: 500 })
  const tokens: string[] = []
  for (let turn = 0; turn < 20; turn++) tokens.push(await ripeToken(running))
  const [used = ''] = tokens
  for (let turn = 0; turn < 9; turn++) {
    await postForm(running.url, letter(`spam ${turn}`))
    await postForm(running.url, letter(`trap ${turn}`, { [hiddenFields.honeypot]: 'x' }))
    await postForm(running.url, letter(`used ${turn}`, { started_token: used }))
    // With a token of its own each: as careful as a program can be.
    await postForm(running.url, letter(`clever ${turn}`, { started_token: tokens[turn + 1] ?? '' }))
  }
  const people: number[] = []
  for (const started_token of tokens.slice(10))
    people.push((await postForm(running.url, letter('patient', { started_token }))).status)
  expect(people).toEqual(Array(10).fill(200))
  // Another form has a share of its own.
  const other = urlencoded({ ...newsletter, form: 'newsletter', started_token: await ripeToken(running) })
  expect((await postForm(running.url, other)).status).toBe(200)
})

test('a day has a number of mails; what comes after is held, with an alert, and nothing is lost', async () => {
  const running = await start({ trustProxy: 1, dailyMails: 10 })
  const send = async (turn: number, from: string) => {
    const started_token = await ripeToken(running)
    const headers = { 'x-forwarded-for': from }
    expect((await postForm(running.url, letter(`post ${turn}`, { started_token }), { headers })).status).toBe(
      200,
    )
  }
  for (let turn = 0; turn < 4; turn++) await send(turn, '203.0.113.1')
  for (let turn = 4; turn < 16; turn++) await send(turn, `203.0.113.${turn}`)
  expect(running.logs.filter(({ event }) => event === 'daily-cap')).toMatchObject([{ level: 'alert' }])
  await until(() => running.outbox().length === 10)
  const all = await fates(running)
  expect(all.filter(([, state]) => state === 'delivered')).toHaveLength(10)
  expect(all.filter(([, , reason]) => reason === 'daily-cap-of-address')).toHaveLength(2)
  expect(all.filter(([, , reason]) => reason === 'daily-cap')).toHaveLength(4)
})

test('an owner of a whole /48 has no more than its share', async () => {
  const running = await start({ trustProxy: 1, rate: { burst: 2, perMinute: 1 } })
  let taken = 0
  for (let turn = 0; turn < 40; turn++) {
    const headers = { 'x-forwarded-for': `2001:db8:7:${turn.toString(16)}::1` }
    if ((await postForm(running.url, letter(`post ${turn}`), { headers })).status === 200) taken++
  }
  expect(taken).toBe(8)
})
