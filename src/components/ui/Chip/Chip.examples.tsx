import type { ComponentProps } from 'react'
import { longTitle } from '#workbench/fixtures.ts'
import type { Chip } from './Chip.tsx'

export const examples = {
  tint: { children: 'Primary care' },
  line: { variant: 'line', children: 'Off-label' },
  'longest-text': { variant: 'line', children: longTitle },
} satisfies Record<string, ComponentProps<typeof Chip>>
