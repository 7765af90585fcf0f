import { html, longSentence, longTitle, longWord, many, paragraphs } from '#workbench/samples.ts'
import type { SafetyProps } from './Safety.tsx'

const words: SafetyProps = {
  id: 'safety',
  title: 'Side effects and warnings',
  common: [{ effect: 'Nausea', rate: '1 in 5' }, { effect: 'Headache' }],
  serious: paragraphs,
  avoidTitle: 'Do not use it if you',
  avoid: [html('are pregnant or breastfeeding'), html('are allergic to it')],
  urgent: html('Trouble breathing? Call 911.'),
}

export const examples = {
  plain: words,
  'boxed-warning': {
    ...words,
    boxed: html('<strong>Warning.</strong> The manufacturer’s boxed warning stands here, word for word.'),
    commonNote: html('From a sample trial of 100 adults.'),
  },
  many: {
    ...words,
    common: many(9, (number) => ({ effect: `Effect ${number}`, rate: `${number}%` })),
    avoid: many(9, (number) => html(`have condition ${number}`)),
  },
  empty: { ...words, common: [], avoid: [] },
  'longest-text': {
    ...words,
    title: longTitle,
    boxed: longSentence,
    common: [
      { effect: longTitle, rate: '6 in 100 (placebo 2 in 100)' },
      { effect: longWord, rate: '2 of 30' },
    ],
    avoidTitle: longTitle,
    avoid: [longSentence],
    urgent: longSentence,
  },
} satisfies Record<string, SafetyProps>
