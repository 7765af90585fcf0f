import type { ComponentProps } from 'react'
import type { Whole } from './Whole.tsx'

export const examples: Record<string, ComponentProps<typeof Whole>> = {
  named: { children: 'Sample, with a GLP-1 plan' },
  plain: { children: 'Sample treatment' },
}
