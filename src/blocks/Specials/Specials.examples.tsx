import { always, inward, later, longSentence, longTitle, price, sentence } from '#workbench/samples.ts'
import type { Special, SpecialsProps } from './Specials.tsx'

const special: Special = { title: 'A sample special', text: sentence, until: '2099-12-31', period: always }
const words = { id: 'specials', title: 'This month' }

export const examples = {
  one: { ...words, specials: [special] },
  several: {
    ...words,
    intro: sentence,
    specials: [
      { ...special, price, button: inward },
      { ...special, title: 'Another special' },
      { ...special, title: 'A special to come', period: later },
    ],
  },
  'longest-text': {
    ...words,
    title: longTitle,
    specials: [{ ...special, title: longTitle, text: longSentence }],
  },
} satisfies Record<string, SpecialsProps>
