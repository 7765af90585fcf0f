import type { ReactNode } from 'react'
import { mark } from '#lib/mark.ts'
import type { Html } from '#lib/model/text.ts'
import { Line } from '#ui/Prose/Prose.tsx'

export type Outcome = { title: string; text: Html }
export type OutcomesProps = {
  /** By the name that the script knows them by. */
  outcomes: Record<string, Outcome>
  /** The data name that carries it. */
  name: `data-${string}`
  /** What was counted, said before the outcome. */
  children: ReactNode
}

/** What a check may end in, each with its words; its script shows the one that fits, and screen readers are told. */
export function Outcomes({ outcomes, name, children }: OutcomesProps) {
  return (
    <div role="status" className="grid gap-2">
      <p hidden className="text-small">
        {children}
      </p>
      {Object.entries(outcomes).map(([key, { title, text }]) => (
        <div
          key={key}
          {...mark(name, key)}
          hidden
          className="grid gap-2 rounded-card border border-edge bg-card p-5"
        >
          <p className="font-display text-subheading">{title}</p>
          <p>
            <Line html={text} />
          </p>
        </div>
      ))}
    </div>
  )
}
