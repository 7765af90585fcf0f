import type { ReactNode } from 'react'
import { noBreak } from '#components/ui/no-break.ts'

/** A small label: the family of a page, the status of a treatment. Round at its ends in one line, calm corners in two. */
export function Chip({
  variant = 'tint',
  children,
}: {
  variant?: 'tint' | 'line' | 'sample'
  children: ReactNode
}) {
  return (
    // No flex box: a name kept whole within its words would be laid out beside them.
    <span className={`inline-block rounded-field px-3 py-1 text-tiny font-medium ${variants[variant]}`}>
      {noBreak(children)}
    </span>
  )
}

const variants = {
  tint: 'bg-card-veil text-ink',
  line: 'border border-line bg-card text-muted',
  sample: 'border border-gold bg-card text-ink',
} as const
