import type { ComponentProps } from 'react'
import type { Whole } from './Whole.tsx'

export const examples: Record<string, ComponentProps<typeof Whole>> = {
  named: { text: 'Sample, with a GLP-1 plan' },
  plain: { text: 'Sample treatment' },
}
