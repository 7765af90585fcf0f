import { afterAll, expect, test } from 'vitest'
import { sharedParagraphs } from './shared-paragraphs.ts'
import { copyContent } from './testing/content-copy.ts'

const copy = copyContent()
afterAll(copy.dispose)

test('a paragraph that two files share is found whatever its case, marks and spaces', () => {
  const paragraph = 'A visit takes about an hour, and you can ask whatever you like in it.'
  copy.set('pages/contact.yaml', ['purpose'], paragraph)
  copy.set(
    'pages/careers.yaml',
    ['purpose'],
    '**A visit** takes about an hour and you can ask\nwhatever you like in it',
  )
  expect(sharedParagraphs(copy.root)).toContainEqual({
    files: ['pages/careers.yaml', 'pages/contact.yaml'],
    paragraph,
  })
})

test('an article that begins as a copy of another still reads', () => {
  const post = copy
    .read('posts/men-and-heart-disease.md')
    .replace(/^title: .*$/m, 'title: Hearts, told again')
  copy.write(
    'posts/hearts-again.md',
    post.replace(/^( +title:) .*$/m, '$1 A second article that begins as a copy'),
  )
  const problems = copy.problems().filter(({ field }) => !field.startsWith('head.'))
  expect(problems).toEqual([])
})
