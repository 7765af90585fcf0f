import type { Metrics } from './metrics.ts'
import type { Log } from './relay/log.ts'
import type { Relay } from './relay/relay.ts'

/** What the relay says of its work, counted on the way to the log. */
export function countedLog(log: Log, metrics: Metrics): Log {
  const events = metrics.counter(
    'relay_events_total',
    'What happened in the relay: stored, delivered, dead-letter ...',
  )
  return (entry) => {
    events.inc({ event: entry.event })
    log(entry)
  }
}

/** What lies in the store, asked for when somebody looks. */
export function watchStore(relay: Pick<Relay, 'counts'>, metrics: Metrics): void {
  metrics.gauge('relay_messages', 'Messages in the store by state.', async () => {
    const { waitingSeconds: _, ...states } = await relay.counts()
    return Object.entries(states).map(([state, value]) => ({ labels: { state }, value }))
  })
  metrics.gauge(
    'relay_oldest_waiting_seconds',
    'How long the oldest undelivered message has waited.',
    async () => (await relay.counts()).waitingSeconds,
  )
}
