import type { ReactNode } from 'react'
import { noBreak } from '#components/ui/no-break.ts'

export function Chip({ variant = 'tint', children }: { variant?: 'tint' | 'line'; children: ReactNode }) {
  return (
    // Not a flex box, whose items noBreak would separate.
    <span className={`inline-block rounded-field px-3 py-1 text-tiny font-medium ${variants[variant]}`}>
      {noBreak(children)}
    </span>
  )
}

const variants = {
  tint: 'bg-card-veil text-ink',
  line: 'border border-line bg-card text-muted',
} as const
