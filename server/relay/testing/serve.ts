/** A relay in a process of its own, for the tests that kill it. Its argument is the harness's options as JSON. */
import { startRelay } from './harness.ts'

const relay = await startRelay({ log: () => {}, ...JSON.parse(process.argv[2] ?? '{}') })
console.log(`${relay.url} ${process.pid}`)
process.on('SIGTERM', () => void relay.close().then(() => process.exit(0)))
