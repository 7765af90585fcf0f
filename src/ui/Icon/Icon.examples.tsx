import type { ComponentProps } from 'react'
import type { Icon } from './Icon.tsx'

export const examples = {
  small: { name: 'chevron', size: 'small' },
  text: { name: 'leaf' },
  large: { name: 'shield', size: 'large' },
} satisfies Record<string, ComponentProps<typeof Icon>>
