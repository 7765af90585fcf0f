import type { Site } from '#reading/site.ts'
import type { SpanishStatus } from '#reading/spanish/status.ts'

/** Something that must be true before the public sees the site, and where to look while it is not. */
export type Rule = {
  id: string
  severity: 'blocking' | 'advice'
  what: string
  why: string
  /** The places still to be edited; none once the rule is met. */
  places(state: State): Place[]
}

/** Where to edit: a file of the project (or the server's settings), its field, and what stands there now. */
export type Place = { file: string; field: string; now?: string }

/** Everything the rules look at. */
export type State = {
  site: Site
  /** The content files as they are written, but for launch.yaml. */
  files: { file: string; text: string }[]
  /** Every string of them that a visitor may read. */
  texts: { file: string; field: string; text: string }[]
  /** The lists of pairs of content/es/, and how they stand. */
  spanishLists: SpanishStatus['lists']
  /** The server's settings. */
  env: Readonly<Record<string, string | undefined>>
  /** The day in the practice's time zone, as 2026-11-15. */
  today: string
}

/** A place in content/. */
export function inContent(file: string, field: string, now?: string): Place {
  return now === undefined ? { file: `content/${file}`, field } : { file: `content/${file}`, field, now }
}

/** A place in content/launch.yaml, while nothing is written there. */
export function unlessGiven(field: string, value: unknown): Place[] {
  return value === null ? [inContent('launch.yaml', field)] : []
}

/** Where a phrase stands, once per field. */
export function placesOf(phrase: RegExp, { texts }: State): Place[] {
  return texts.flatMap(({ file, field, text }) => {
    const [found] = phrase.exec(text) ?? []
    return found === undefined ? [] : [inContent(file, field, found)]
  })
}
