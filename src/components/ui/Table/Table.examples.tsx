import type { ComponentProps } from 'react'
import { longTitle } from '#workbench/fixtures.ts'
import type { Table } from './Table.tsx'

const words = { caption: 'Doses by week', captionClassName: 'pb-3 text-left font-display text-subheading' }

export const examples = {
  figures: {
    ...words,
    heads: ['Week', 'Dose'],
    headClassName: 'text-small text-muted',
    rows: [
      ['First', '0.25 mg'],
      [longTitle, 2],
    ],
    className: 'line-table',
  },
} satisfies Record<string, ComponentProps<typeof Table>>
