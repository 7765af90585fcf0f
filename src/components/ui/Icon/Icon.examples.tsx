import type { ComponentProps } from 'react'
import type { Icon } from './Icon.tsx'

export const examples = {
  small: { name: 'chevron', size: 'small' },
  text: { name: 'leaf' },
} satisfies Record<string, ComponentProps<typeof Icon>>
