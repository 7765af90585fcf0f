import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Metrics } from './metrics.ts'

const QUANTILES = [0.5, 0.99, 1]

/** How the program itself is doing. The delay is that since the last time somebody looked. */
export function watchProcess(metrics: Metrics): void {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  metrics.gauge('event_loop_delay_seconds', 'How late timers were since the last reading.', () => {
    // Before the first tick there is nothing to report.
    const seconds = (quantile: number) => (delay.count > 0 ? delay.percentile(quantile * 100) / 1e9 : 0)
    const values = QUANTILES.map((quantile) => ({ labels: { quantile }, value: seconds(quantile) }))
    delay.reset()
    return values
  })
  metrics.gauge('process_resident_memory_bytes', 'Memory in use.', () => process.memoryUsage.rss())
  metrics.gauge(
    'process_start_time_seconds',
    'When the program started.',
    () => performance.timeOrigin / 1000,
  )
}
