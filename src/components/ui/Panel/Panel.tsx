import type { ReactNode } from 'react'
import type { Html } from '#lib/model/text.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { Paragraph } from '#components/ui/Prose/Prose.tsx'
import { noBreak } from '#components/ui/no-break.ts'

export type Question = { question: string; answer: Html; more?: Html }

export function PanelList({ questions, group }: { questions: Question[]; group: string }) {
  return (
    <div className="border-t border-line">
      {questions.map((question) => (
        <Panel key={question.question} {...question} group={group} />
      ))}
    </div>
  )
}

export function Panel({ question, answer, more, group }: Question & { group: string }) {
  return (
    <Disclosure title={question} group={group}>
      <Paragraph html={answer} />
      <Paragraph html={more} />
    </Disclosure>
  )
}

type DisclosureProps = { title: string; group: string; children: ReactNode }

export function Disclosure({ title, group, children }: DisclosureProps) {
  return (
    <details name={group} className="panel border-b border-line">
      <PanelSummary text={title} />
      <div className="panel-content">
        <div className="panel-clip">
          <div className="panel-body grid gap-3 pb-5">{children}</div>
        </div>
      </div>
    </details>
  )
}

type PanelSummaryProps = { text: string; variant?: keyof typeof summaries }

/** The span keeps text split by noBreak in one flex item. */
export function PanelSummary({ text, variant = 'plain' }: PanelSummaryProps) {
  return (
    <summary className={`flex min-h-12 items-center justify-between gap-4 ${summaries[variant]}`}>
      <span>{noBreak(text)}</span>
      <Icon name="chevron" className="panel-chevron text-action" />
    </summary>
  )
}

const summaries = {
  plain: 'py-3 font-medium phone:py-4',
  quoted: 'py-3 font-display text-body phone:py-4',
  large: 'py-3 font-display text-[clamp(1.375rem,2.5vw,2rem)] leading-tight phone:py-4',
} as const
