/**
 * npm run launch-check: lists what must be done before the public sees the site, and where. Ends with code 1 while
 * anything blocks the launch.
 *   --all   lists every place, even where there are many
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dayIn } from '#lib/dates.ts'
import { lawFile } from '#content-model/law.ts'
import { readSite } from '#content-model/site.ts'
import { listFiles } from '#content-model/source.ts'
import { main, root } from '../build/run.ts'
import type { State } from './launch-check/places.ts'
import { advice, rules } from './launch-check/rules.ts'

export function findingsIn(state: State) {
  return Object.entries({ ...rules, ...advice })
    .map(([id, { message, places }]) => ({ id, blocks: id in rules, message, places: places(state) }))
    .filter(({ places }) => places.length > 0)
}

export function readState(content: string, env: State['env'], now: Date): State {
  const site = readSite(content)
  // The text of these files appears on no page, and neither does the law of other states.
  const notShown = ['launch.yaml', 'search.yaml', 'language.yaml']
  const isShown = (file: string) =>
    file.startsWith('law/') ? file === lawFile(site.practice) : !notShown.includes(file)
  const files = listFiles(content, '').filter((file) => /\.(yaml|md)$/.test(file) && isShown(file))
  return {
    site,
    files: files.map((file) => ({ file, text: readFileSync(join(content, file), 'utf8') })),
    env,
    today: dayIn(site.practice.timeZone, now),
  }
}

export function print(found: ReturnType<typeof findingsIn>, maxPlaces: number): string {
  const blocking = found.filter(({ blocks }) => blocks).length
  const sum = blocking ? `Not ready for the public. Blocking (✗): ${blocking}.` : 'Nothing blocks the launch.'
  const advised = found.length > blocking ? ` Advice (·): ${found.length - blocking}.` : ''
  const sections = found.map(({ blocks, message, places }) => {
    const lines = places.map(({ file, field, now }) => `    ${file}: ${field}${now ? `  (${now})` : ''}`)
    const left = lines.splice(maxPlaces).length
    const more = left > 0 ? [`    and ${left} more (npm run launch-check -- --all)`] : []
    return [`${blocks ? '✗' : '·'} ${message}`, ...lines, ...more].join('\n')
  })
  return [...sections, sum + advised].join('\n\n')
}

if (import.meta.main)
  await main(async () => {
    const content = join(root, process.env['CONTENT_DIR'] ?? 'content')
    const found = findingsIn(readState(content, process.env, new Date()))
    console.log(print(found, process.argv.includes('--all') ? Infinity : 8))
    if (found.some(({ blocks }) => blocks)) process.exitCode = 1
  })
