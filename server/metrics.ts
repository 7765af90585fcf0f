/**
 * Numbers for whoever watches the server, in Prometheus' text format. Our own hundred lines, because the newest
 * prom-client is of 2024, brings OpenTelemetry along and looks labels up by text at every request.
 */
export type Metrics = {
  /** Counts up. Names end in `_total`. */
  counter(name: string, help: string): Counter
  /** A value that is asked for when somebody looks; `undefined` leaves it out (the store is out of reach). */
  gauge(name: string, help: string, read: () => Reading | Promise<Reading>): void
  /** How often a value stayed below each bound, in seconds. */
  histogram(name: string, help: string, bounds: readonly number[]): Histogram
  text(): Promise<string>
}

export type Labels = Readonly<Record<string, string | number>>
/** One number, or several told apart by labels. */
type Reading = number | undefined | readonly { labels: Labels; value: number }[]
type Counter = { inc(labels?: Labels, by?: number): void }
type Histogram = { observe(seconds: number, labels?: Labels): void }

type Family = { head: string; lines(): string[] | Promise<string[]> }

export function createMetrics(): Metrics {
  const families = new Map<string, Family>()
  function add(name: string, type: string, help: string, lines: Family['lines']): void {
    if (families.has(name)) throw new Error(`The metric ${name} is defined twice.`)
    families.set(name, { head: `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`, lines })
  }

  return {
    counter(name, help) {
      const counts = new Map<string, number>()
      add(name, 'counter', help, () => [...counts].map(([labels, count]) => `${name}${labels} ${count}`))
      return {
        inc(labels = {}, by = 1) {
          const key = inBraces(labels)
          counts.set(key, (counts.get(key) ?? 0) + by)
        },
      }
    },

    gauge(name, help, read) {
      add(name, 'gauge', help, async () => {
        const reading = await Promise.resolve()
          .then(read)
          .catch(() => undefined)
        if (reading === undefined) return []
        const values = typeof reading === 'number' ? [{ labels: {}, value: reading }] : reading
        return values.map(({ labels, value }) => `${name}${inBraces(labels)} ${value}`)
      })
    },

    histogram(name, help, bounds) {
      const series = new Map<string, { labels: Labels; counts: number[]; sum: number; count: number }>()
      add(name, 'histogram', help, () =>
        [...series.values()].flatMap(({ labels, counts, sum, count }) => {
          let below = 0
          const buckets = bounds.map((bound, index) => {
            below += counts[index] ?? 0
            return `${name}_bucket${inBraces({ ...labels, le: bound })} ${below}`
          })
          const all = `${name}_bucket${inBraces({ ...labels, le: '+Inf' })} ${count}`
          const own = inBraces(labels)
          return [...buckets, all, `${name}_sum${own} ${sum}`, `${name}_count${own} ${count}`]
        }),
      )
      return {
        observe(seconds, labels = {}) {
          const key = inBraces(labels)
          const one = series.get(key) ?? { labels, counts: bounds.map(() => 0), sum: 0, count: 0 }
          series.set(key, one)
          const bucket = bounds.findIndex((bound) => seconds <= bound)
          if (bucket >= 0) one.counts[bucket]! += 1
          one.sum += seconds
          one.count += 1
        },
      }
    },

    async text() {
      const parts = [...families.values()].map(async ({ head, lines }) => {
        const own = await lines()
        return own.length > 0 ? `${head}${own.join('\n')}\n` : ''
      })
      return (await Promise.all(parts)).join('')
    },
  }
}

const remembered = new WeakMap<Labels, string>()

/** Labels that are used again and again are best kept as one object: their text is made once. */
function inBraces(labels: Labels): string {
  const known = remembered.get(labels)
  if (known !== undefined) return known
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(String(value))}"`)
  const text = pairs.length > 0 ? `{${pairs.join()}}` : ''
  remembered.set(labels, text)
  return text
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
