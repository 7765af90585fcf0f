import type { ComponentProps } from 'react'
import { inward, longAction, outward } from '#workbench/samples.ts'
import type { ButtonLink, SubmitButton as Submit } from './Button.tsx'

export const examples = {
  primary: { action: inward },
  quiet: { action: inward, variant: 'quiet' },
  accent: { action: inward, variant: 'accent' },
  alarm: { action: inward, variant: 'alarm' },
  light: { action: inward, variant: 'light' },
  small: { action: inward, size: 'small' },
  'with-icon': {
    action: { text: '(202) 555-0100', href: 'tel:+12025550100', external: false },
    icon: 'phone',
  },
  external: { action: outward },
  'longest-text': { action: longAction, icon: 'calendar' },
} satisfies Record<string, ComponentProps<typeof ButtonLink>>

export const SubmitButton = {
  idle: { busy: false, busyText: 'Sending…', children: 'Send message' },
  busy: { busy: true, busyText: 'Sending…', children: 'Send message' },
} satisfies Record<string, ComponentProps<typeof Submit>>
