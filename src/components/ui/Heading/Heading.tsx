import type { ReactNode } from 'react'
import { Whole } from '#components/ui/Whole/Whole.tsx'

type HeadingProps = {
  level: 1 | 2 | 3
  /** Larger than its level: the home page's own. */
  look?: 'display' | 'title'
  id?: string
  children: ReactNode
}

export function Heading({ level, look, id, children }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag id={id} className={`font-display ${look === 'display' ? 'text-display' : sizes[level]}`}>
      <Whole>{children}</Whole>
    </Tag>
  )
}

const sizes = { 1: 'text-title', 2: 'text-heading', 3: 'text-subheading' } as const
