import type { IncomingMessage, ServerResponse } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Queue } from './mail/queue.ts'
import { isOwnHost } from './network.ts'
import { sendText } from './server.ts'

export type Metrics = ReturnType<typeof createMetrics>

/** Metrics for METRICS_PORT. They contain no data of visitors. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name, help, labelNames, registers })
  const durations = new Histogram({
    name: 'site_request_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })

  return {
    accepted: counter('mail_accepted_total', 'Messages accepted and stored', ['form']),
    refused: counter('mail_refused_total', 'Posts that were refused', ['reason']),
    held: counter('mail_held_total', 'Messages stored and held for review', ['reason']),
    delivered: counter('mail_delivered_total', 'Mails handed over to the mail server'),
    undelivered: counter('mail_attempts_failed_total', 'Attempts that failed'),
    /** Adds gauges of the queue, collected on each scrape. */
    watch(queue: Queue): void {
      const help = 'Age of the oldest mail that waits'
      const waiting = new Gauge({ name: 'mail_oldest_waiting_seconds', help, registers })
      const queued = new Gauge({
        name: 'mail_queued',
        help: 'Mails by state; new ones wait to be sent',
        labelNames: ['state'],
        registers,
        collect: async () => {
          const byState = Object.groupBy(await queue.list().catch(() => []), ({ state }) => state)
          for (const state of ['new', 'held', 'failed', 'sent'] as const)
            queued.set({ state }, byState[state]?.length ?? 0)
          const oldest = Math.min(Date.now(), ...(byState.new ?? []).map(({ receivedAt }) => receivedAt))
          waiting.set((Date.now() - oldest) / 1000)
        },
      })
    },
    observe(response: ServerResponse): void {
      const end = durations.startTimer()
      response.once('close', () => end({ status: `${Math.floor(response.statusCode / 100)}xx` }))
    },
    async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      if (!isOwnHost(request.headers.host, [])) return sendText(response, 403, 'Forbidden')
      if (request.url !== '/metrics') return sendText(response, 404, 'Not found')
      if (!registry.getSingleMetric('process_cpu_seconds_total'))
        collectDefaultMetrics({ register: registry })
      response.setHeader('Content-Type', registry.contentType)
      response.end(await registry.metrics())
    },
  }
}
