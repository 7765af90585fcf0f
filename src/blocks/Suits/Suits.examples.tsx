import { html, longSentence, longTitle, longWord, many, sentence } from '#workbench/samples.ts'
import type { SuitsProps } from './Suits.tsx'

const words: SuitsProps = {
  id: 'suits',
  title: 'Who it may suit',
  may: { title: 'It may suit you if', items: [html('other ways have not helped')] },
  not: { title: 'It is not for you if', items: [html('you are pregnant or breastfeeding')] },
}

export const examples = {
  one: words,
  'with-note': { ...words, note: sentence },
  uneven: {
    ...words,
    may: { ...words.may, items: many(9, (number) => html(`Point ${number}`)) },
  },
  empty: { ...words, may: { ...words.may, items: [] } },
  'longest-text': {
    ...words,
    title: longTitle,
    may: { title: longTitle, items: [longSentence] },
    not: { title: longWord, items: [html(longWord)] },
    note: longSentence,
  },
} satisfies Record<string, SuitsProps>
