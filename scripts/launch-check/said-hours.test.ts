import { expect, test } from 'vitest'
import type { Weekday } from '#lib/model/practice.ts'
import { hoursFaults } from './said-hours.ts'
import { otherPlaces } from './said-places.ts'

const days: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
const weekdays = {
  hours: [{ days, opens: '08:00', closes: '17:00' }],
  closed: ['saturday', 'sunday'] as Weekday[],
}

test.each([
  'We are closed on Mondays.',
  'By appointment, Monday to Saturday',
  'Being open 24 hours does not make us an emergency service.',
  'We are open every day.',
  'We are open Monday to Friday, 9 a.m. to 5 p.m.',
])('is not so: %s', (sentence) => expect(hoursFaults(sentence, weekdays)).toHaveLength(1))

test.each([
  'The office is closed on Sunday.',
  'By appointment, Monday to Friday',
  'We are open Monday to Friday, 8 a.m. to 5 p.m.',
  'Nothing for 24 hours before the visit.',
  'Swelling went from day to day.',
])('is so, or says nothing of it: %s', (sentence) => expect(hoursFaults(sentence, weekdays)).toEqual([]))

test('another state is found beside the law, or where many files name it; a study may come from anywhere', () => {
  const names = (texts: string[], region: string) =>
    otherPlaces(
      texts.map((text, index) => ({ file: `${index}.yaml`, field: 'text', text })),
      region,
    ).map(({ name }) => name)
  expect(names(['Florida Statutes ask for it. A trial in West Virginia.'], 'NC')).toEqual(['Florida'])
  expect(names(['Florida Statutes ask for it.'], 'FL')).toEqual([])
  const everywhere = ['Leesburg, Florida', 'Care in Florida', 'All of Florida', 'Come to Florida']
  expect(names(everywhere, 'NC')).toHaveLength(4)
  expect(names(everywhere.slice(1), 'NC')).toEqual([])
})
