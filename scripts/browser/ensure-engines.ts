import { run } from '../../build/run.ts'
import { type EngineName, engines, hasEngine } from './find-engines.ts'

/**
 * The one step that installs Firefox and WebKit, from Debian's packages; it needs root. Where it cannot, it says what
 * is left out, and the journeys of that engine are skipped.
 */
export async function ensureEngines(): Promise<void> {
  const missing = () => (Object.keys(engines) as EngineName[]).filter((name) => !hasEngine(name))
  const packages = missing().flatMap((name) => engines[name].packages)
  if (packages.length > 0 && process.platform === 'linux' && process.getuid?.() === 0) {
    console.log(`Installing ${packages.join(', ')}`)
    try {
      await run('apt-get', ['update', '-qq'])
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
        DEBIAN_FRONTEND: 'noninteractive',
      })
    } catch (error) {
      console.log(error instanceof Error ? error.message : error)
    }
  }
  for (const name of missing())
    console.log(
      `Left out: ${name}. It needs ${engines[name].packages.join(', ')} (apt-get install, as root).`,
    )
}
