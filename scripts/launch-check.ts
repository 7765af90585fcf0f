/**
 * npm run launch-check: everything that still stands between this site and the public, and where to edit it.
 * Ends with code 1 while anything blocking is left. --all lists every place, also where there are many.
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

/** The rules that are not met, and where. */
export function findingsIn(state: State) {
  return Object.entries({ ...rules, ...advice })
    .map(([id, { says, places }]) => ({ id, blocks: id in rules, says, places: places(state) }))
    .filter(({ places }) => places.length > 0)
}

/** Reads content/ for the check. Throws a ContentError where the content itself is broken. */
export function readState(content: string, env: State['env'], now: Date): State {
  const site = readSite(content)
  // On no page, as is the law of other states.
  const elsewhere = ['launch.yaml', 'search.yaml', 'language.yaml']
  const isShown = (file: string) =>
    file.startsWith('law/') ? file === lawFile(site.practice) : !elsewhere.includes(file)
  const files = listFiles(content, '').filter((file) => /\.(yaml|md)$/.test(file) && isShown(file))
  return {
    site,
    files: files.map((file) => ({ file, text: readFileSync(join(content, file), 'utf8') })),
    env,
    today: dayIn(site.practice.timeZone, now),
  }
}

/** The findings as a person reads them; more places than `few` are counted, not listed. */
export function print(found: ReturnType<typeof findingsIn>, few: number): string {
  const blocking = found.filter(({ blocks }) => blocks).length
  const sum = blocking ? `Not ready for the public. Blocking (✗): ${blocking}.` : 'Nothing blocks the launch.'
  const rest = found.length > blocking ? ` Advice (·): ${found.length - blocking}.` : ''
  const told = found.map(({ blocks, says, places }) => {
    const lines = places.map(({ file, field, now }) => `    ${file}: ${field}${now ? `  (${now})` : ''}`)
    const left = lines.splice(few).length
    const more = left > 0 ? [`    and ${left} more (npm run launch-check -- --all)`] : []
    return [`${blocks ? '✗' : '·'} ${says}`, ...lines, ...more].join('\n')
  })
  return [...told, sum + rest].join('\n\n')
}

if (import.meta.main)
  await main(async () => {
    const content = join(root, process.env['CONTENT_DIR'] ?? 'content')
    const found = findingsIn(readState(content, process.env, new Date()))
    console.log(print(found, process.argv.includes('--all') ? Infinity : 8))
    if (found.some(({ blocks }) => blocks)) process.exitCode = 1
  })
