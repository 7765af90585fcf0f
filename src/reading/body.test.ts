import { afterAll, expect, test } from 'vitest'
import { copyContent } from './testing/content-copy.ts'

const post = 'posts/men-and-heart-disease.md'
const copy = copyContent()
afterAll(copy.dispose)

test('the figure and the pictures of a text stand between its parts, in the order they are written in', () => {
  copy.write(post, copy.read(post).replace('{figure}', '{picture:hero}\n\n{figure}\n\nAfter it.'))
  copy.append(post, '\n{picture:contact}\n')
  const found = copy.site().posts.find(({ file }) => file === post)!
  expect(found.insets.map((inset) => (inset === 'figure' ? inset : inset.id))).toEqual([
    'hero',
    'figure',
    'contact',
  ])
  expect(found.bodyParts).toHaveLength(4)
  expect(found.bodyParts[1]!.trim()).toBe('')
  expect(found.bodyParts[2]).toMatch(/^<p>After it\.<\/p>/)
})
