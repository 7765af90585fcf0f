import type { ReactNode } from 'react'
import type { Html } from '#lib/model/text.ts'
import { Heading } from '#ui/Heading/Heading.tsx'
import { Prose } from '#ui/Prose/Prose.tsx'

export type ResumeProps = { id: string; title: string; text: Html; form: ReactNode }

export function Resume({ id, title, text, form }: ResumeProps) {
  return (
    <section aria-labelledby={id} className="grid-even gap-x-16 gap-y-8">
      <div className="grid content-start gap-6">
        <Heading level={2} id={id}>
          {title}
        </Heading>
        <Prose html={text} />
      </div>
      <div className="rounded-card border border-line bg-card p-6 sm:p-8">{form}</div>
    </section>
  )
}
