import type { ReactNode } from 'react'
import type { Html } from '#lib/model/text.ts'
import { Opening, Section } from '#ui/Section/Section.tsx'

export type ResumeProps = { id: string; title: string; text: Html; form: ReactNode }

export function Resume({ id, title, text, form }: ResumeProps) {
  return (
    <Section id={id} className="grid gap-x-16 gap-y-8 desk:grid-even" reveal="parts">
      <div className="grid content-start gap-6">
        <Opening id={id} title={title} intro={text} />
      </div>
      <div className="rounded-card border border-line bg-card p-6 phone:p-8">{form}</div>
    </Section>
  )
}
