import { expect, test } from 'vitest'
import { readingLevel, wordsOf } from './reading-level.ts'
import { sentencesOf } from './sentences.ts'
import { syllablesOf } from './syllables.ts'

const syllables: Record<number, string> = {
  1: 'the one make makes asked called used eye weight breathe great treat real skin years free',
  2: 'table treated doses itches settled safely movement people create trying client patient million review disease',
  3: 'medicine prescription nausea condition reaction usual supplement area idea heavier serious period video',
  4: 'practitioner usually anxiety society available experience diabetes situation evaluate potassium',
}

test.each(Object.entries(syllables))('words of %s syllables', (count, words) => {
  const wrong = words.split(' ').filter((word) => syllablesOf(word) !== Number(count))
  expect(wrong).toEqual([])
})

test('a speech has the grade that counting by hand gives', () => {
  const opening =
    'Four score and seven years ago our fathers brought forth on this continent, a new nation, conceived in ' +
    'Liberty, and dedicated to the proposition that all men are created equal. Now we are engaged in a great ' +
    'civil war, testing whether that nation, or any nation so conceived and so dedicated, can long endure. We ' +
    'are met on a great battle-field of that war.'
  // By hand: 3 sentences, 64 words, 96 syllables.
  const { sentences, words, grade } = readingLevel(sentencesOf(opening))
  expect([sentences, words]).toEqual([3, 64])
  expect(grade).toBeCloseTo(0.39 * (64 / 3) + 11.8 * (96 / 64) - 15.59, 5)
})

test('longer sentences and longer words are harder', () => {
  const easy = readingLevel(['We check your blood.', 'Then we talk.']).grade
  expect(readingLevel(['We check your blood, and then we talk.']).grade).toBeGreaterThan(easy)
  expect(readingLevel(['We evaluate laboratory information.', 'Then we talk.']).grade).toBeGreaterThan(easy)
})

test('a page may name its drug without growing harder than for a word of two syllables', () => {
  const plain = readingLevel(['You inject water weekly.']).grade
  expect(readingLevel(['You inject tirzepatide weekly.']).grade).toBe(plain)
  expect(readingLevel(["You inject FDA's BPC-157 weekly."]).grade).toBeGreaterThan(plain)
})

test('figures and joined words are one word', () => {
  expect(wordsOf('1,961 adults took FDA-approved drugs for 2.4 years.')).toHaveLength(8)
})

test('no words have no grade', () => {
  expect(readingLevel([])).toMatchObject({ sentences: 0, words: 0, grade: 0, mean: 0 })
})

test('rhythm: the average length, how far sentences stray from it, and the share of short ones', () => {
  const short = 'One two three four.'
  const long = 'One two three four five six seven eight nine ten eleven twelve.'
  expect(readingLevel([short, long])).toMatchObject({ mean: 8, spread: 4, short: 0.5 })
  expect(readingLevel([long, long])).toMatchObject({ mean: 12, spread: 0, short: 0 })
})
