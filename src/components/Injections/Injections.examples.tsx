import type { ComponentProps } from 'react'
import {
  fullPrice,
  html,
  longSentence,
  longTitle,
  longWord,
  times,
  paragraphs,
  photo,
  price,
} from '#workbench/fixtures.ts'
import type { Injection, Injections } from './Injections.tsx'

const injection: Injection = {
  id: 'sample-injection',
  title: 'Sample vitamin',
  photo,
  description: paragraphs,
  status: html('Compounded by a pharmacy'),
  bullets: [
    { icon: 'sun', lead: 'What it is', text: html('A vitamin, given into a muscle') },
    { text: html('We test before we repeat') },
  ],
  caution: html('Tell us about allergies before the first one.'),
  frequency: 'Once a month',
  prices: [{ ...price, unit: 'injection' }],
}
const words = { id: 'injections', title: 'Injections' }

export const examples = {
  one: { ...words, intro: paragraphs, injections: [injection] },
  many: {
    ...words,
    injections: times(4, (number) => ({ ...injection, id: `sample-injection-${number}` })),
  },
  'home-vial': {
    ...words,
    injections: [
      { ...injection, id: 'sample-vial', prices: [price, { ...price, id: 'vial', unit: 'vial' }] },
    ],
  },
  'longest-text': {
    ...words,
    title: longTitle,
    injections: [
      {
        ...injection,
        id: 'sample-longest',
        title: longWord,
        bullets: [{ lead: longTitle, text: longSentence }],
        frequency: longTitle,
        status: longSentence,
        prices: [fullPrice],
      },
    ],
  },
} satisfies Record<string, ComponentProps<typeof Injections>>
