import { expect, test } from 'vitest'
import { countFormulas } from './formulas.ts'

const said = (file: string, ...texts: string[]) => ({
  file,
  texts: texts.map((text) => ({ field: 'questions[0].answer', text })),
})

function countOf(name: string, ...files: ReturnType<typeof said>[]): number | undefined {
  return countFormulas(files).find(({ formula }) => formula.name === name)?.count
}

test('a formula is counted wherever it stands, whatever its case', () => {
  expect(countOf('Ask us', said('one', 'Ask us. Or ask us later.'), said('two', 'You can ask us.'))).toBe(3)
})

test('some are counted by page', () => {
  expect(countOf('plain', said('one', 'Put plainly, a plain word.'), said('two', 'Plain.'))).toBe(2)
})

test('an answer that opens with "No." is told from a "No." inside it', () => {
  expect(countOf('answers that open with "No."', said('one', 'No. It is not.', 'Yes. No. Maybe.'))).toBe(1)
})
