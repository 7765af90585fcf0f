import type { ComponentProps } from 'react'
import { internalAction, longAction, externalAction } from '#workbench/fixtures.ts'
import type { TextLink } from './TextLink.tsx'

export const examples = {
  internalAction: { action: internalAction },
  external: { action: externalAction },
  'longest-text': { action: longAction },
} satisfies Record<string, ComponentProps<typeof TextLink>>
