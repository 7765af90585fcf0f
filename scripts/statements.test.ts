import { expect, test } from 'vitest'
import { lostProofs, statements } from './statements.ts'

test('statement of the specification has a proof that is still there', () => {
  expect(statements().length).toBeGreaterThan(450)
  // Thrown, so that the report begins with what to do.
  const sentences = lostProofs()
  if (sentences.length > 0) throw new Error(sentences.join('\n'))
})
