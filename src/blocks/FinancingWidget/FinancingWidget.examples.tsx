import { inward, longAction, longTitle, outward, paragraphs } from '#workbench/samples.ts'
import type { FinancingWidgetProps } from './FinancingWidget.tsx'

const words: FinancingWidgetProps = {
  id: 'plans',
  title: 'Payment plans',
  text: paragraphs,
  calculatorText: paragraphs,
  button: outward,
}

export const examples = {
  'external-button': words,
  'own-button': { ...words, button: inward },
  'longest-text': { ...words, title: longTitle, button: longAction },
} satisfies Record<string, FinancingWidgetProps>
