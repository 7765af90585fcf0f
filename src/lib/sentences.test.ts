import { expect, test } from 'vitest'
import { paragraphsOf, sentencesOf } from './sentences.ts'

test('sentences end at full stops, question marks and exclamation marks', () => {
  expect(sentencesOf('It works. Does it? "Yes!" We think so.')).toEqual([
    'It works.',
    'Does it?',
    '"Yes!"',
    'We think so.',
  ])
})

test('figures, titles and short forms do not end a sentence', () => {
  const sentence = 'Dr. Myers lost 2.4 kg in the U.S. Navy, i.e. at sea.'
  expect(sentencesOf(sentence)).toEqual([sentence])
})

test('paragraphs, list items and headings stand alone, wrapped lines do not', () => {
  expect(paragraphsOf('## Heading\nOne\nparagraph.\n\n- An item\n- Another\n  item\n1. First')).toEqual([
    'Heading',
    'One paragraph.',
    'An item',
    'Another item',
    'First',
  ])
})

test('markup and the targets of links are left out', () => {
  expect(sentencesOf('A **bold** [link](/prices), `as is`.')).toEqual(['A bold link, as is.'])
})
