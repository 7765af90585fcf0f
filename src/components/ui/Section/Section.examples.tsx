import { longTitle, paragraphs } from '#workbench/fixtures.ts'
import type { SectionProps } from './Section.tsx'

export const examples = {
  plain: {
    id: 'plain',
    title: 'How it works',
    className: 'grid gap-6',
    children: 'What follows the heading.',
  },
  'with-intro': {
    id: 'with-intro',
    title: longTitle,
    intro: paragraphs,
    className: 'grid gap-6',
    reveal: 'header',
    children: 'What follows the introduction.',
  },
} satisfies Record<string, SectionProps>
