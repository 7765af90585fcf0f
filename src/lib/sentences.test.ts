import { expect, test } from 'vitest'
import { paragraphsOf, sentencesOf } from './sentences.ts'

test('sentence ends at a full stop, question mark or exclamation mark', () => {
  expect(sentencesOf('It works. Does it? "Yes!" We think so.')).toEqual([
    'It works.',
    'Does it?',
    '"Yes!"',
    'We think so.',
  ])
})

test('sentence does not end at a figure, title or short form', () => {
  const sentence = 'Dr. Myers lost 2.4 kg in the U.S. Navy, i.e. at sea.'
  expect(sentencesOf(sentence)).toEqual([sentence])
})

test('paragraph, list item and heading are sentences of their own', () => {
  expect(paragraphsOf('## Heading\nOne\nparagraph.\n\n- An item\n- Another\n  item\n1. First')).toEqual([
    'Heading',
    'One paragraph.',
    'An item',
    'Another item',
    'First',
  ])
})

test('sentence leaves out markup and link targets', () => {
  expect(sentencesOf('A **bold** [link](/prices), `as is`.')).toEqual(['A bold link, as is.'])
})
