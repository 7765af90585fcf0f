import { practice } from '#workbench/samples.ts'
import type { PrintHeadProps } from './PrintHead.tsx'

export const examples = {
  letterhead: { practice },
} satisfies Record<string, PrintHeadProps>
