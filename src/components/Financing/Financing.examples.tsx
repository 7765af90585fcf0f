import { html, longAction, longSentence, longTitle, externalAction, paragraphs } from '#workbench/fixtures.ts'
import type { SectionOf } from '#content-model/schemas/sections.ts'
import type { FinancingWidgetProps } from './Financing.tsx'

const words: SectionOf<'financing'> = {
  id: 'financing',
  title: 'Pay over time',
  text: paragraphs,
  terms: html('Subject to credit approval by the lender. See terms.'),
  button: externalAction,
}

export const examples = {
  'external-button': words,
  'longest-text': { ...words, title: longTitle, terms: longSentence, button: longAction },
} satisfies Record<string, SectionOf<'financing'>>

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
