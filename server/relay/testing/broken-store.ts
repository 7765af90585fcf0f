import { expect, onTestFinished } from 'vitest'
import { makeDirectory, type RunningRelay, startRelay, until } from './harness.ts'
import { contact, navigation, postForm, urlencoded } from './posts.ts'
import { startSink } from './smtp-sink.ts'

const limits = { firstRetryMs: 50, longestRetryMs: 200 }

/** By default mail is refused for the moment, so that what was acknowledged still waits in the store. */
export async function start(directory = makeDirectory(), mode: 'later' | 'accept' = 'later', pollMs = 100) {
  const sink = await startSink(mode)
  const relay = await startRelay({ directory, smtpUrl: sink.url, limits: { ...limits, pollMs } })
  onTestFinished(async () => {
    await relay.end()
    await sink.close()
  })
  return { relay, sink, directory }
}

export const post = (relay: RunningRelay, subject: string, headers = {}, page = '/contact') =>
  postForm(relay.url, urlencoded({ ...contact, subject, form: 'contact', page }), { headers })

export const alerts = (relay: RunningRelay) =>
  relay.logs.filter(({ level, event }) => level === 'alert' && event === 'store-unusable')

/** A visitor is told to call, in the language of the page, and the operator that the store cannot be used. */
export async function expectRefused(relay: RunningRelay) {
  const answer = await post(relay, 'while it is broken')
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '30' } })
  expect(answer.text).toContain('call us at (202) 555-0199')
  expect((await post(relay, 'while it is broken', navigation)).text).toContain('(202) 555-0199')
  const spanish = await post(relay, 'while it is broken', {}, '/es/contact')
  expect(spanish.text).toContain('llámenos al (202) 555-0199')
  await until(() => alerts(relay).length > 0)
}
