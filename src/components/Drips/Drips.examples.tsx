import type { ComponentProps } from 'react'
import {
  internalAction,
  longWord,
  times,
  otherPhoto,
  paragraphs,
  photo,
  price,
  sentence,
} from '#workbench/fixtures.ts'
import type { Drip, Drips } from './Drips.tsx'

const drip: Drip = {
  id: 'sample-drip',
  title: 'Sample drip',
  photo,
  description: paragraphs,
  price,
  minutes: 45,
  questions: times(3, (number) => ({ question: `Question ${number}?`, answer: sentence })),
  button: internalAction,
}

export const examples = {
  three: {
    id: 'three',
    title: 'Drips',
    intro: paragraphs,
    outro: paragraphs,
    drips: [
      drip,
      { ...drip, id: 'other-drip', title: longWord, photo: otherPhoto },
      {
        ...drip,
        id: 'third-drip',
        questions: [{ question: 'Two lines?', answer: sentence, more: sentence }],
      },
    ],
  },
} satisfies Record<string, ComponentProps<typeof Drips>>
