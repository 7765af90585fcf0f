import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dayIn } from '#lib/dates.ts'
import { lawFile } from '#reading/law.ts'
import { readSite } from '#reading/site.ts'
import { listFiles, readSource } from '#reading/source.ts'
import { textsOf } from '#reading/texts.ts'
import { spanishStatus } from '#reading/spanish/status.ts'
import { plainMedia } from '#reading/plain-media.ts'
import type { State } from './rule.ts'

/** Reads content/ for the launch check. Throws a ContentError where the content itself is broken. */
export function readState(content: string, env: State['env'], now: Date): State {
  const site = readSite(content, plainMedia(content))
  const own = lawFile(site.practice)
  const files = listFiles(content, '').filter(
    (file) =>
      /\.(yaml|md)$/.test(file) &&
      !/^(?:es\/|(?:launch|search)\.yaml$)/.test(file) &&
      // The law of other states is on no page.
      (file === own || !file.startsWith('law/')),
  )
  return {
    site,
    files: files.map((file) => ({ file, text: readFileSync(join(content, file), 'utf8') })),
    texts: files.flatMap((file) =>
      textsOf(readSource(content, file, [])!).map((text) => ({ file, ...text })),
    ),
    spanishLists: spanishStatus(content).lists,
    env,
    today: dayIn(site.practice.timeZone, now),
  }
}
