import type { ComponentProps } from 'react'
import { internalAction, longAction, externalAction } from '#workbench/fixtures.ts'
import type { ButtonLink, SubmitButton as Submit } from './Button.tsx'

export const examples = {
  primary: { action: internalAction },
  outline: { action: internalAction, variant: 'outline' },
  inverse: { action: internalAction, variant: 'inverse' },
  alarm: { action: internalAction, variant: 'alarm' },
  'outline-inverse': { action: internalAction, variant: 'outlineInverse' },
  small: { action: internalAction, size: 'small' },
  'with-icon': {
    action: { text: '(202) 555-0100', href: 'tel:+12025550100', external: false },
    icon: 'phone',
  },
  external: { action: externalAction },
  'longest-text': { action: longAction, icon: 'calendar' },
} satisfies Record<string, ComponentProps<typeof ButtonLink>>

export const SubmitButton = {
  idle: { busy: false, busyText: 'Sending…', children: 'Send message' },
  busy: { busy: true, busyText: 'Sending…', children: 'Send message' },
} satisfies Record<string, ComponentProps<typeof Submit>>
