import { html, longSentence, longTitle, longWord, times, paragraphs, sentence } from '#workbench/fixtures.ts'
import type { ComponentProps } from 'react'
import type { SectionOf } from '#content-model/schemas/sections.ts'
import type * as TreatmentSections from './TreatmentSections.tsx'

const finding = {
  figure: '12 of 100',
  label: html('adults had the sample result'),
  study: html('Sample trial, 2025, 100 adults'),
}
const studies: SectionOf<'studies'> = {
  id: 'studies',
  title: 'What studies show',
  findings: [finding],
  text: paragraphs,
}

export const Studies = {
  one: studies,
  many: {
    ...studies,
    intro: sentence,
    findings: times(5, (number) => ({ ...finding, figure: `${number}0%` })),
  },
  'no-figure': { ...studies, findings: [] },
  'longest-text': {
    ...studies,
    title: longTitle,
    findings: [{ figure: '14.9% against 2.4%', label: longSentence, study: longSentence }, finding],
  },
} satisfies Record<string, SectionOf<'studies'>>

const suits: SectionOf<'suits'> = {
  id: 'suits',
  title: 'Who it may suit',
  may: { title: 'It may suit you if', items: [html('other ways have not helped')] },
  not: { title: 'It is not for you if', items: [html('you are pregnant or breastfeeding')] },
}

export const Suits = {
  one: suits,
  'with-note': { ...suits, note: sentence },
  uneven: {
    ...suits,
    may: { ...suits.may, items: times(9, (number) => html(`Point ${number}`)) },
  },
  empty: { ...suits, may: { ...suits.may, items: [] } },
  'longest-text': {
    ...suits,
    title: longTitle,
    may: { title: longTitle, items: [longSentence] },
    not: { title: longWord, items: [html(longWord)] },
    note: longSentence,
  },
} satisfies Record<string, SectionOf<'suits'>>

const safety: SectionOf<'safety'> = {
  id: 'safety',
  title: 'Side effects and warnings',
  first: [
    html('Severe belly pain: call 911.'),
    html('Call us if no fluid stays down.'),
    html('Tell us first.'),
  ],
  common: [{ effect: 'Nausea', rate: '1 in 5' }, { effect: 'Headache' }],
  serious: paragraphs,
  avoidTitle: 'Do not use it if you',
  avoid: [html('are pregnant or breastfeeding'), html('are allergic to it')],
  urgent: html('Trouble breathing? Call 911.'),
}

export const Safety = {
  plain: safety,
  'boxed-warning': {
    ...safety,
    boxed: html('<strong>Warning.</strong> The manufacturer’s boxed warning stands here, word for word.'),
    commonNote: html('From a sample trial of 100 adults.'),
  },
  folds: {
    ...safety,
    more: [{ title: 'With other medicines', text: paragraphs }],
  },
  many: {
    ...safety,
    common: times(9, (number) => ({ effect: `Effect ${number}`, rate: `${number}%` })),
    avoid: times(9, (number) => html(`have condition ${number}`)),
  },
  empty: { ...safety, common: [], avoid: [] },
  'longest-text': {
    ...safety,
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
} satisfies Record<string, SectionOf<'safety'>>

const steps = { id: 'steps', title: 'What to expect' }

export const Steps = {
  three: { ...steps, steps: times(3, (number) => ({ title: `Step ${number}`, text: sentence })) },
  one: { ...steps, intro: paragraphs, steps: [{ title: 'We talk', text: sentence }] },
  many: { ...steps, steps: times(11, (number) => ({ title: `Step ${number}`, text: sentence })) },
  empty: { ...steps, steps: [] },
  'longest-text': {
    ...steps,
    title: longTitle,
    steps: [
      { title: longWord, text: longSentence },
      { title: longTitle, text: longSentence },
      { title: 'We talk', text: sentence },
    ],
  },
} satisfies Record<string, SectionOf<'steps'>>

export const Questions = {
  short: {
    id: 'short',
    title: 'Questions people ask',
    questions: times(3, (number) => ({ question: `Question ${number}?`, answer: sentence, more: sentence })),
  },
  'longer-than-a-panel': {
    id: 'longer-than-a-panel',
    title: 'Long answers',
    questions: [{ question: longTitle, answer: html(times(12, () => longSentence).join(' ')) }],
  },
} satisfies Record<string, ComponentProps<typeof TreatmentSections.Questions>>
