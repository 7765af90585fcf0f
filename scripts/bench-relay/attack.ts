import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { relayPaths } from '#lib/forms/paths.ts'
import { makeDirectory, removeDirectory } from '../../server/relay/testing/harness.ts'
import { call, contact, json, postForm, postJson, urlencoded } from '../../server/relay/testing/posts.ts'
import { spawnRelay } from '../../server/relay/testing/spawn-relay.ts'
import { type Figure, inWords, percentile } from './figure.ts'

const attackers = 16
const runMs = 5_000
/** As a relay is set up unless it is told otherwise. */
const asDefault = {
  rate: { burst: 20, perMinute: 6 },
  dailyMails: 500,
  suspects: { withoutToken: 'hold', honeypot: 'mark' },
} as const

/** Sixteen senders, each from an address of its own, post 64 kB of marks without a pause while a visitor reads pages. */
export async function benchMarks(): Promise<Figure[]> {
  const directory = makeDirectory()
  const relay = await spawnRelay({ directory, trustProxy: 1, ...asDefault })
  const agent = new Agent({ keepAlive: true })
  const params = { ...contact, name: '\u0301\u0323'.repeat(15_500) }
  const sent = json({ template_id: 'contact', template_params: params })

  await readPages(relay.url, agent, 500)
  const quiet = await readPages(relay.url, agent, runMs)
  let isOver = false
  let posts = 0
  const attack = Array.from({ length: attackers }, async (_, turn) => {
    for (; !isOver; posts++)
      await postJson(relay.url, sent, { agent, headers: { 'x-forwarded-for': `198.51.100.${turn}` } })
  })
  const attacked = await readPages(relay.url, agent, runMs)
  isOver = true
  await Promise.all(attack)
  agent.destroy()
  await relay.stop('SIGTERM')
  removeDirectory(directory)
  return [0.5, 0.95].map((share) => {
    const [usual, measured] = [percentile(quiet, share), percentile(attacked, share)]
    return {
      what: `${inWords(posts)} posts of 64 kB of marks: ${share * 100} of 100 pages within`,
      measured: `${measured.toFixed(2)} ms`,
      goal: `at most twice ${usual.toFixed(2)} ms`,
      reached: measured <= 2 * usual,
    }
  })
}

/** Nine spam posts, then ten people behind the same address. */
export async function benchWaitingRoom(): Promise<Figure[]> {
  const directory = makeDirectory()
  const relay = await spawnRelay({ directory, ...asDefault })
  const letter = (subject: string, started_token = '') =>
    urlencoded({ ...contact, form: 'contact', subject, started_token })
  const tokens: string[] = []
  for (let turn = 0; turn < 10; turn++) tokens.push((await call(relay.url + relayPaths.formToken)).text)
  for (let turn = 0; turn < 9; turn++) await postForm(relay.url, letter(`spam ${turn}`))
  await delay(2_500)
  let served = 0
  for (const token of tokens)
    if ((await postForm(relay.url, letter('patient', token))).status === 200) served++
  await relay.stop('SIGTERM')
  removeDirectory(directory)
  return [
    {
      what: 'after nine spam posts, served of ten people behind the address',
      measured: inWords(served),
      goal: '10',
      reached: served === 10,
    },
  ]
}

/** How long each answer took that is none of the relay's, one after the other. */
async function readPages(url: string, agent: Agent, forMs: number): Promise<number[]> {
  const durations: number[] = []
  for (const end = performance.now() + forMs; performance.now() < end;) {
    const begun = performance.now()
    await call(`${url}/page`, { agent })
    durations.push(performance.now() - begun)
    await delay(2)
  }
  return durations
}
