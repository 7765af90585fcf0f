import type { ComponentProps } from 'react'
import { inward, longAction, outward } from '#workbench/samples.ts'
import type { TextLink } from './TextLink.tsx'

export const examples = {
  inward: { action: inward },
  external: { action: outward },
  'longest-text': { action: longAction },
} satisfies Record<string, ComponentProps<typeof TextLink>>
