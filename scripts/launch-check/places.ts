import { placeholdersIn } from '#content-model/placeholders.ts'
import type { Site } from '#content-model/site.ts'

export type Rule = { message: string; places(state: State): Place[] }

/** `file` may also name the server's settings; `now` is the current value. */
export type Place = { file: string; field: string; now?: string }

export type State = {
  site: Site
  files: { file: string; text: string }[]
  env: Readonly<Record<string, string | undefined>>
  /** A day such as 2026-11-15, in the practice's time zone. */
  today: string
}

export function placeholderPlaces({ site }: State, what: 'name' | 'testimonial' | 'biography'): Place[] {
  return placeholdersIn(site)
    .filter(({ kind }) => (kind === 'testimonial' || kind === 'biography' ? kind : 'name') === what)
    .map(({ file, field, value }) => inContent(file, field, value))
}

export function emptyEntries(part: string, entries: Record<string, unknown>): Place[] {
  return Object.keys(entries)
    .filter((key) => entries[key] === null)
    .map((key) => inContent('launch.yaml', `${part}${key}`))
}

export function filesWith(phrase: RegExp, files: State['files']): Place[] {
  return files.flatMap(({ file, text }) => {
    const [found] = phrase.exec(text) ?? []
    return found && file !== 'practice.yaml' ? [inContent(file, 'text', found)] : []
  })
}

export function missingFounder({ site: { pages, launch }, files }: State): Place[] {
  const { name, credentials } = launch.founder
  const required = [name, credentials].filter((text) => text !== null)
  const incomplete = pages.flatMap(({ file, sections }) => {
    if (!sections.some(({ block }) => block === 'founder')) return []
    const text = files.find((source) => source.file === file)?.text ?? ''
    return required
      .filter((words) => !text.includes(words))
      .map((words) => inContent(file, 'founder', `no ${words}`))
  })
  return [...emptyEntries('founder.', launch.founder), ...incomplete]
}

type Reviewed = Pick<State['site'], 'treatments' | 'pages' | 'posts'>

function reviewsOf({ treatments, pages, posts }: Reviewed) {
  return [...treatments, ...pages, ...posts].flatMap((page) => {
    const updated = page.updated ?? ('date' in page ? page.date : '')
    return page.reviewed ? [{ file: page.file, ...page.reviewed, updated }] : []
  })
}

export function unsignedReviews(site: Reviewed): Place[] {
  return reviewsOf(site).flatMap(({ file, by, on, updated }) => {
    if (by === null || on === null) return [inContent(file, by === null ? 'reviewed.by' : 'reviewed.on')]
    return updated > on ? [inContent(file, 'reviewed.on', `${on}, changed ${updated}`)] : []
  })
}

/** `from` is the first day and `until` the day after the last. */
export function reviewsDue(site: Reviewed, from: string, until: string): Place[] {
  return reviewsOf(site)
    .filter(({ next }) => from <= next && next < until)
    .map(({ file, next }) => inContent(file, 'reviewed.next', next))
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)
}

export function spanishPages({ site: { spanish } }: State) {
  return spanish ? [...spanish.treatments, ...spanish.pages, ...spanish.posts, ...spanish.legal] : []
}

export function inContent(file: string, field: string, now?: string): Place {
  return { file: `content/${file}`, field, ...(now !== undefined && { now }) }
}
