import { dayIn, formatDate } from '#lib/dates.ts'
import { en } from '#lib/words/en.ts'
import type { PageSource } from './addresses.ts'
import type { Problem } from './content-error.ts'

export type UnpublishedPost = { file: string; address: string; from: string | 'draft' }

export function findUnpublishedPosts(sources: PageSource[], timeZone: string, now: Date): UnpublishedPost[] {
  const today = dayIn(timeZone, now)
  return sources.flatMap(({ kind, address, source }) => {
    const { draft, date } = Object(source.data) as { draft?: unknown; date?: unknown }
    const isLater = typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date) && date > today
    const from = draft === true ? 'draft' : isLater ? date : undefined
    return kind === 'post' && from ? [{ file: source.file, address, from }] : []
  })
}

export function isNotAmong(posts: UnpublishedPost[]) {
  return (page: PageSource) => posts.every(({ address }) => address !== page.address)
}

/** Posts that will still be unpublished when this one appears; none for a draft, which may link to all. */
export function unpublishedOnDayOf(post: UnpublishedPost, unpublished: UnpublishedPost[]): UnpublishedPost[] {
  const isLater = ({ from }: UnpublishedPost) => from === 'draft' || from > post.from
  return post.from === 'draft'
    ? []
    : unpublished.filter((candidate) => candidate !== post && isLater(candidate))
}

export function describeStatus({ from }: Pick<UnpublishedPost, 'from'>): string {
  return from === 'draft' ? 'a draft' : `shown from ${formatDate(from, en)} on`
}

/** Adds to a dead link that the post exists but is not published yet. */
export function explainMissingPosts(problems: Problem[], unpublished: UnpublishedPost[]): Problem[] {
  return problems.map((problem) => {
    const post = unpublished.find(({ address }) => new RegExp(`${address}(?![\\w/-])`).test(problem.message))
    return post
      ? { ...problem, message: `${problem.message} (that post is ${describeStatus(post)})` }
      : problem
  })
}
