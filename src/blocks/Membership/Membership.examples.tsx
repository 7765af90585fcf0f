import {
  html,
  inward,
  longSentence,
  longTitle,
  many,
  outward,
  paragraphs,
  price,
} from '#workbench/samples.ts'
import type { MembershipProps } from './Membership.tsx'

const words: MembershipProps = {
  id: 'membership',
  title: 'One flat fee',
  text: paragraphs,
  includes: [html('Unhurried visits'), html('Answers by message')],
  price,
  note: html('Membership is not health insurance.'),
  button: outward,
}

export const examples = {
  'external-button': words,
  'own-button': { ...words, button: inward },
  'nothing-listed': { ...words, includes: [] },
  'longest-text': {
    ...words,
    title: longTitle,
    price: { ...price, amount: 1_234_550 },
    includes: [longSentence, ...many(8, (number) => html(`Point ${number}`))],
    note: longSentence,
  },
} satisfies Record<string, MembershipProps>
