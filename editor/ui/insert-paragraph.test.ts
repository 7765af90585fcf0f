import { expect, test } from 'vitest'
import { endOfParagraph } from './insert-paragraph.ts'

/** `|` is the cursor; `^` is where the paragraph ends. */
test.each([
  ['O|ne', 'One^'],
  ['On|e.\n\nTwo.\n', 'One.^\n\nTwo.\n'],
  ['One.|\n\nTwo.\n', 'One.^\n\nTwo.\n'],
  ['One.\n|\nTwo.\n', 'One.^\n\nTwo.\n'],
  ['One.\n\n|Two,\nstill two.\n\nThree.', 'One.\n\nTwo,\nstill two.^\n\nThree.'],
  ['One.\n\nTwo.\n|', 'One.\n\nTwo.^\n'],
  ['One.\n  |\nTwo.', 'One.^\n  \nTwo.'],
  ['|', '^'],
])('in %j the paragraph ends at %j', (before, after) => {
  const cursor = before.indexOf('|')
  expect(endOfParagraph(before.replace('|', ''), cursor)).toBe(after.indexOf('^'))
})
