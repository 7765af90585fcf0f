import type { ComponentProps } from 'react'
import { longTitle } from '#workbench/fixtures.ts'
import type { Chip } from './Chip.tsx'

export const examples = {
  tint: { children: 'Primary care' },
  line: { tone: 'line', children: 'Off-label' },
  sample: { tone: 'sample', children: 'Sample' },
  'longest-text': { tone: 'line', children: longTitle },
} satisfies Record<string, ComponentProps<typeof Chip>>
