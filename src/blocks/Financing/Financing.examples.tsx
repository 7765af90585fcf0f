import { html, longAction, longSentence, longTitle, outward, paragraphs, photo } from '#workbench/samples.ts'
import type { FinancingProps } from './Financing.tsx'

const words: FinancingProps = {
  id: 'financing',
  title: 'Pay over time',
  text: paragraphs,
  terms: html('Subject to credit approval by the lender. See terms.'),
  photo,
  button: outward,
}

export const examples = {
  'external-button': words,
  'longest-text': { ...words, title: longTitle, terms: longSentence, button: longAction },
} satisfies Record<string, FinancingProps>
