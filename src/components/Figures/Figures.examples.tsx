import { longTitle, sentence } from '#workbench/fixtures.ts'
import type { SectionOf } from '#content-model/schemas/sections.ts'

export const examples = {
  four: {
    id: 'four',
    title: 'In numbers',
    figures: [
      { value: 25, suffix: '', label: 'reviews', counts: true },
      { value: 12_500, suffix: '', label: 'a large number', counts: true },
      { value: 99, suffix: '%', label: longTitle, counts: true },
      { value: 24, suffix: ' h', label: 'a day', counts: true },
    ],
    note: sentence,
  },
} satisfies Record<string, SectionOf<'figures'>>
