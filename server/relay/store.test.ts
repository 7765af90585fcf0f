import { expect, test } from 'vitest'
import { openStore } from './store.ts'
import type { Submission } from './post.ts'
import { makeDirectory, removeDirectory } from './testing/harness.ts'
import { contact } from './testing/posts.ts'

const submission: Submission = {
  form: 'contact',
  values: contact,
  page: '/contact',
  submissionId: 'one-and-only',
  honeypot: '',
  startedToken: '',
}

test('the same post within one commit is stored once', async () => {
  const directory = makeDirectory()
  const store = openStore(directory)
  const added = await Promise.all(Array.from({ length: 5 }, () => store.add(submission, null, 1)))
  expect(new Set(added.map(({ id }) => id)).size).toBe(1)
  expect(added.filter(({ isNew }) => isNew)).toHaveLength(1)
  store.close()
  removeDirectory(directory)
})

test('a post that was taken for spam does not swallow the same words sent again by a person', async () => {
  const directory = makeDirectory()
  const store = openStore(directory)
  await store.add(submission, 'too-fast', 1)
  expect(store.findKnown(submission, null, 2)).toBeUndefined()
  expect(await store.add(submission, null, 2)).toMatchObject({ isNew: true })
  expect(store.due(2, 10).map(({ values }) => values)).toEqual([contact])
  store.close()
  removeDirectory(directory)
})
