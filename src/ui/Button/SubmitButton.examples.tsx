import type { ComponentProps } from 'react'
import type { SubmitButton } from './SubmitButton.tsx'

export const examples = {
  idle: { busy: false, busyText: 'Sending…', children: 'Send message' },
  busy: { busy: true, busyText: 'Sending…', children: 'Send message' },
} satisfies Record<string, ComponentProps<typeof SubmitButton>>
