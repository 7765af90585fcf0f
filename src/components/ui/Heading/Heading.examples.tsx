import type { ComponentProps } from 'react'
import { longTitle, longWord } from '#workbench/fixtures.ts'
import type { Heading } from './Heading.tsx'

export const examples = {
  'level-1': { level: 1, children: 'Care that takes its time' },
  'level-2': { level: 2, children: 'What to expect' },
  'level-3': { level: 3, children: 'The first visit' },
  display: { level: 1, size: 'display', children: 'Care that takes its time' },
  'longest-text': { level: 1, children: longTitle },
  'longest-word': { level: 1, size: 'display', children: longWord },
} satisfies Record<string, ComponentProps<typeof Heading>>
