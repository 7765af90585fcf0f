import { expect, test } from 'vitest'
import type { Html } from '#lib/model/text.ts'
import { arranged } from './arranged.ts'
import type { Section } from './blocks.tsx'

const sentence = '<p>One.</p>' as Html
const words = { block: 'text', title: 'Words', text: sentence, list: [sentence], listStyle: 'plain' } as const
const picture = { ...words, photo: {} }
const steps = { block: 'steps', title: 'Steps', steps: [] } as const

test('every other picture stands on the left, whatever comes between', () => {
  expect(kinds([picture, steps, picture, words, picture])).toEqual(['usual', '', 'turned', '', 'usual'])
})

test('every other section of words alone has its heading above, where they follow one another', () => {
  expect(kinds([words, words, words, steps, words])).toEqual(['', 'turned', '', '', ''])
})

test('one short paragraph is drawn large in its turn', () => {
  expect(kinds([words, { ...words, list: undefined }])).toEqual(['', 'quote'])
})

test('a line for what is not there yet stays under its text', () => {
  const waiting = { ...words, list: undefined, fallbackMessage: sentence }
  expect(kinds([words, waiting])).toEqual(['', ''])
})

function kinds(sections: readonly unknown[]): string[] {
  return arranged(sections as Section[]).map((section) =>
    'arrangement' in section ? (section.arrangement ?? '') : '',
  )
}
