import {
  html,
  longAction,
  longSentence,
  longTitle,
  externalAction,
  paragraphs,
  photo,
} from '#workbench/fixtures.ts'
import type { FinancingProps, FinancingWidgetProps } from './Financing.tsx'

const words: FinancingProps = {
  id: 'financing',
  title: 'Pay over time',
  text: paragraphs,
  terms: html('Subject to credit approval by the lender. See terms.'),
  photo,
  button: externalAction,
}

export const examples = {
  'external-button': words,
  'longest-text': { ...words, title: longTitle, terms: longSentence, button: longAction },
} satisfies Record<string, FinancingProps>

const plans: FinancingWidgetProps = {
  id: 'plans',
  title: 'Payment plans',
  text: paragraphs,
  calculatorText: paragraphs,
  button: externalAction,
}

export const FinancingWidget = {
  'external-button': plans,
  'longest-text': { ...plans, title: longTitle, button: longAction },
} satisfies Record<string, FinancingWidgetProps>
