import type { ReactNode } from 'react'

type HeadingProps = {
  level: 1 | 2 | 3
  /** How large it looks, apart from its place in the outline. */
  look?: 'display' | 'title' | 'heading' | 'subheading'
  id?: string
  children: ReactNode
}

export function Heading({ level, look = looks[level], id, children }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag id={id} className={`font-display ${sizes[look]}`}>
      {children}
    </Tag>
  )
}

const looks = { 1: 'title', 2: 'heading', 3: 'subheading' } as const
const sizes = {
  display: 'text-display',
  title: 'text-title',
  heading: 'text-heading',
  subheading: 'text-subheading',
} as const
