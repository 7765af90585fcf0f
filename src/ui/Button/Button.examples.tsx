import type { ComponentProps } from 'react'
import { longAction, outward } from '#workbench/samples.ts'
import type { ButtonLink } from './Button.tsx'

const href = '/contact'

export const examples = {
  primary: { href, children: 'Ask a question' },
  quiet: { href, variant: 'quiet', children: 'Ask a question' },
  accent: { href, variant: 'accent', children: 'Ask a question' },
  light: { href, variant: 'light', children: 'Ask a question' },
  small: { href, size: 'small', children: 'Ask a question' },
  'with-icon': { href: 'tel:+13525550100', icon: 'phone', children: '(352) 555-0100' },
  external: { href: outward.href, external: true, children: outward.text },
  'longest-text': { href, icon: 'calendar', children: longAction.text },
} satisfies Record<string, ComponentProps<typeof ButtonLink>>
