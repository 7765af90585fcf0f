import { run } from '../../build/run.ts'
import { engines, findEngine } from './find-engines.ts'

/** Firefox and WebKit from Debian's packages, when root there. Elsewhere their journeys are skipped and say so at the end. */
export async function ensureEngines(): Promise<void> {
  const names = Object.keys(engines) as (keyof typeof engines)[]
  const missing = names.filter((name) => !findEngine(name))
  if (missing.length === 0) return
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return
  console.log(`Not on this machine yet: ${missing.join(' and ')}. Installing...`)
  try {
    await run('apt-get', ['update', '-qq'])
    await run(
      'apt-get',
      [
        'install',
        '-y',
        '-qq',
        '--no-install-recommends',
        ...missing.flatMap((name) => engines[name].packages),
      ],
      { DEBIAN_FRONTEND: 'noninteractive' },
    )
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
  }
}
