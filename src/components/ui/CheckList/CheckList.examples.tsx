import type { ComponentProps } from 'react'
import { html, longSentence, longWord, times } from '#workbench/fixtures.ts'
import type { CheckList } from './CheckList.tsx'

const items = [
  html('Unhurried visits'),
  html('A <a href="/prices">price list</a>'),
  html('Answers by message'),
]

export const examples = {
  check: { items },
  cross: { items: [html('Hospital care'), html('Emergency care')], marker: 'cross' },
  plain: { items, marker: 'plain' },
  number: { items, marker: 'number' },
  empty: { items: [] },
  'one-item': { items: [html('Unhurried visits')] },
  'many-in-two-columns': {
    items: times(11, (number) => html(`Point ${number}`)),
    columns: 2,
    marker: 'number',
  },
  'longest-text': { items: [longSentence, html(longWord)], columns: 2 },
} satisfies Record<string, ComponentProps<typeof CheckList>>
