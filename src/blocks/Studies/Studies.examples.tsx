import { html, longSentence, longTitle, many, paragraphs, sentence } from '#workbench/samples.ts'
import type { StudiesProps } from './Studies.tsx'

const finding = {
  figure: '12 of 100',
  label: html('adults had the sample result'),
  study: html('Sample trial, 2025, 100 adults'),
}
const words: StudiesProps = {
  id: 'studies',
  title: 'What studies show',
  findings: [finding],
  text: paragraphs,
}

export const examples = {
  one: words,
  many: { ...words, intro: sentence, findings: many(5, (number) => ({ ...finding, figure: `${number}0%` })) },
  'no-figure': { ...words, findings: [] },
  'longest-text': {
    ...words,
    title: longTitle,
    findings: [{ figure: '14.9% against 2.4%', label: longSentence, study: longSentence }, finding],
  },
} satisfies Record<string, StudiesProps>
