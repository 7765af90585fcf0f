import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { relayPaths } from '#lib/forms/paths.ts'
import { createMetrics } from './metrics.ts'
import { request } from './testing/request.ts'
import { startProgram } from './testing/start-program.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded', accept: '*/*' }
const post = (origin: string, body: string) =>
  request(origin, relayPaths.sendForm, { method: 'POST', headers: form, body })

it('counts for the operator on a port of its own what it answered, and shows the public nothing of it', async () => {
  const { url, metricsUrl } = await startProgram({ env: { METRICS_PORT: '0' } })
  const [origin, metrics] = await Promise.all([url, metricsUrl])
  expect(new URL(metrics).hostname).toBe('127.0.0.1')
  expect((await request(origin, '/metrics')).status).toBe(404)
  await request(origin, '/semaglutide')
  await request(origin, '/no-such-page')
  await post(origin, 'form=newsletter&page=/&subscriber_email=ada@example.com')
  await post(origin, 'form=newsletter&page=/&subscriber_email=nobody')

  const answer = await request(metrics, '/metrics')
  expect(answer.headers['content-type']).toContain('version=0.0.4')
  const text = answer.body.toString()
  expect(text).toContain('site_requests_total{kind="page",status="200"} 1\n')
  expect(text).toContain('site_requests_total{kind="page",status="404"} 2\n')
  expect(text).toContain('site_request_duration_seconds_count{kind="form"} 2\n')
  expect(text).toContain('relay_accepted_total 1\n')
  expect(text).toContain('relay_refused_total{reason="fields"} 1\n')
  expect(text).toMatch(/relay_messages\{state="waiting"\} [01]\n/)
  expect(text).toMatch(/event_loop_delay_seconds\{quantile="0.99"\} 0\.\d+\n/)
  expect(text).toMatch(/relay_oldest_waiting_seconds \d/)
  expect(text).not.toContain('example.com')
})

it('writes a histogram as Prometheus reads it: each bucket holds those below it', async () => {
  const metrics = createMetrics()
  const seconds = metrics.histogram('a_seconds', 'How long.', [0.1, 1])
  for (const value of [0.05, 0.5, 5]) seconds.observe(value, { kind: 'x"y' })
  expect(await metrics.text()).toBe(`# HELP a_seconds How long.
# TYPE a_seconds histogram
a_seconds_bucket{kind="x\\"y",le="0.1"} 1
a_seconds_bucket{kind="x\\"y",le="1"} 2
a_seconds_bucket{kind="x\\"y",le="+Inf"} 3
a_seconds_sum{kind="x\\"y"} 5.55
a_seconds_count{kind="x\\"y"} 3
`)
})

it('speaks in JSON lines on request', async () => {
  const { url, output } = await startProgram({ env: { LOG_FORMAT: 'json', WITHOUT_TOKEN: 'send' } })
  await post(await url, 'form=newsletter&page=/&subscriber_email=ada@example.com')
  await vi.waitFor(() => expect(output()).toMatch(/"event":"stored/), 10_000)
  const entries = output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, string>)
  expect(entries.map(({ event }) => event)).toEqual(expect.arrayContaining(['no-mail-server', 'listening']))
  for (const { time, level } of entries) {
    expect(Date.parse(time ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect(level).toMatch(/^(info|warn|alert)$/)
  }
})

it('outlives whoever reads its output', async () => {
  const { child, url } = await startProgram()
  const origin = await url
  child.stdout?.destroy()
  child.stderr?.destroy()
  for (let turn = 0; turn < 3; turn++) {
    await post(origin, `form=newsletter&page=/&subscriber_email=ada${turn}@example.com`)
    await wait(200)
  }
  expect((await request(origin, '/semaglutide')).status).toBe(200)
  expect(child.exitCode).toBe(null)
})
