import { expect, test } from 'vitest'
import { lostProofs, statements } from './statements.ts'

test('every statement of the specification has a test or document that still exists', () => {
  expect(statements().length).toBeGreaterThan(450)
  // An error instead of an assertion, so that the report begins with what to do.
  const sentences = lostProofs()
  if (sentences.length > 0) throw new Error(sentences.join('\n'))
})
