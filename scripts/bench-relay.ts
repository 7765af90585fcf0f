/**
 * Measures the relay on this machine's loopback: npm run bench:relay [-- --fuzz 100000 --queue 100000]
 * Takes some minutes, most of them for the hundred thousand broken posts; ends with 1 when a figure is not reached.
 */
import { parseArgs } from 'node:util'
import { benchMarks, benchWaitingRoom } from './bench-relay/attack.ts'
import { benchCanaries } from './bench-relay/canaries.ts'
import { benchCrashes } from './bench-relay/crashes.ts'
import { printFigure } from './bench-relay/figure.ts'
import { benchFlapping } from './bench-relay/flapping.ts'
import { benchFuzz } from './bench-relay/fuzz.ts'
import { benchSeveral } from './bench-relay/several.ts'
import { benchSpam } from './bench-relay/spam.ts'
import { benchSync } from './bench-relay/sync.ts'
import { benchThroughput } from './bench-relay/throughput.ts'

const { values } = parseArgs({
  options: { fuzz: { type: 'string', default: '100000' }, queue: { type: 'string', default: '10000' } },
})
const [posts = 0, queue = 0] = [values.fuzz, values.queue].map(Number)
if (![posts, queue].every((count) => Number.isInteger(count) && count >= 1 && count <= 1_000_000)) {
  console.error('--fuzz and --queue take a number of posts, from 1 to 1000000.')
  process.exit(1)
}

const parts = [
  benchThroughput,
  benchCrashes,
  benchSync,
  benchFlapping,
  benchMarks,
  benchWaitingRoom,
  benchSpam,
  benchCanaries,
  () => benchFuzz(posts),
  () => benchSeveral(queue),
]
for (const part of parts)
  for (const figure of await part()) {
    printFigure(figure)
    if (!figure.reached) process.exitCode = 1
  }
