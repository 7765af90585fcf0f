import { afterAll, afterEach, expect, test } from 'vitest'
import { copyContent } from './testing/content-copy.ts'
import { ContentError } from './content-error.ts'
import { readSite } from './site.ts'

const copy = copyContent()
afterAll(copy.dispose)
afterEach(copy.restore)

const post = 'posts/does-the-labia-really-matter.md'
const address = '/blog/does-the-labia-really-matter'

/** The site as it is at an instant. The practice's zone is New York's: five hours behind in winter. */
const at = (instant: string) => readSite(copy.root, { now: new Date(instant) })
const isShown = (instant: string) => at(instant).posts.some((shown) => shown.address === address)

function problemsAt(instant: string): string[] {
  try {
    at(instant)
    return []
  } catch (error) {
    if (error instanceof ContentError)
      return error.problems.map(({ file, field, message }) => `${file} ${field}: ${message}`)
    throw error
  }
}

test('post dated in the future appears at midnight in the practice', () => {
  copy.set(post, 'date', '2026-12-01')
  expect(isShown('2026-12-01T04:59:00Z')).toBe(false)
  expect(at('2026-12-01T04:59:00Z').unpublished).toEqual([
    expect.objectContaining({ address, from: '2026-12-01' }),
  ])
  expect(isShown('2026-12-01T05:00:00Z')).toBe(true)
})

test('draft post is never shown, but is checked for errors', () => {
  copy.set(post, 'draft', true)
  expect(isShown('2030-01-01T12:00:00Z')).toBe(false)
  copy.set(post, 'excerpt', 'Too short')
  expect(problemsAt('2030-01-01T12:00:00Z')).toEqual([expect.stringContaining(`${post} excerpt: too short`)])
})

test('link to a waiting post is refused with its date', () => {
  copy.append('posts/women-and-heart-disease.md', `\nSee [what else](${address}).\n`)
  // Pages updated after that time cause other errors, which are filtered out.
  expect(problemsAt('2026-11-16T12:00:00Z').filter((line) => line.includes(address))).toEqual([])
  copy.set(post, 'date', '2026-12-01')
  expect(problemsAt('2026-11-16T12:00:00Z')).toContain(
    `posts/women-and-heart-disease.md body: dead link: there is no page at ${address} (that post is shown from December 1, 2026 on)`,
  )
})

test('waiting post may link to what is there on its day, and to nothing later', () => {
  copy.append('posts/women-and-heart-disease.md', `\nSee [what else](${address}).\n`)
  copy.set('posts/women-and-heart-disease.md', 'date', '2026-12-10')
  copy.set(post, 'date', '2026-12-01')
  const led = () => problemsAt('2026-11-16T12:00:00Z').filter((line) => line.includes(address))
  expect(led()).toEqual([])
  copy.set(post, 'date', '2026-12-20')
  expect(led()).toEqual([expect.stringContaining('shown from December 20, 2026 on')])
  copy.set('posts/women-and-heart-disease.md', 'draft', true)
  expect(led()).toEqual([])
})

test('preview shows waiting posts', () => {
  copy.set(post, 'draft', true)
  const { posts } = readSite(copy.root, { shows: 'everything' })
  expect(posts.map((shown) => shown.address)).toContain(address)
})
