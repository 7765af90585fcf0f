import type { ReactNode } from 'react'
import { noBreak } from '#components/ui/no-break.ts'

type HeadingProps = {
  level: 1 | 2 | 3
  size?: keyof typeof sizes
  id?: string
  className?: string
  children?: ReactNode
  /** In .astro files instead of children, which reach React as rendered HTML. */
  text?: string
}

export function Heading({ level, size = level, id, className = '', text, children = text }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag id={id} className={`font-display ${sizes[size]} ${className}`.trimEnd()}>
      {noBreak(children)}
    </Tag>
  )
}

const sizes = { display: 'text-display', 1: 'text-title', 2: 'text-heading', 3: 'text-subheading' } as const
