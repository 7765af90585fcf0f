import { longTitle, sentence } from '#workbench/fixtures.ts'
import type { SectionOf } from '#content-model/schemas/sections.ts'

export const examples = {
  four: {
    id: 'four',
    title: 'In numbers',
    items: [
      { value: 25, suffix: '', label: 'reviews', animate: true },
      { value: 12_500, suffix: '', label: 'a large number', animate: true },
      { value: 99, suffix: '%', label: longTitle, animate: true },
      { value: 24, suffix: ' h', label: 'a day', animate: true },
    ],
    note: sentence,
  },
} satisfies Record<string, SectionOf<'counters'>>
