import type { ComponentProps } from 'react'
import { longAction } from '#workbench/fixtures.ts'
import type { Link } from './Link.tsx'

export const examples = {
  plain: { href: '/prices', children: 'Prices' },
  'longest-text': { href: longAction.href, children: longAction.text },
} satisfies Record<string, ComponentProps<typeof Link>>
