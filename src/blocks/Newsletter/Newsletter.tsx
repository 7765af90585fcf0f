import type { ReactNode } from 'react'
import type { Html } from '#lib/model/text.ts'
import { Line } from '#ui/Prose/Prose.tsx'
import { Opening, Section } from '#ui/Section/Section.tsx'

export type NewsletterProps = { id: string; title: string; text: Html; form: ReactNode }

export function Newsletter({ id, title, text, form }: NewsletterProps) {
  return (
    <Section id={id} className="grid items-start gap-x-16 gap-y-6 desk:grid-even">
      <div className="grid gap-3">
        <Opening id={id} title={title} />
        <p className="max-w-text">
          <Line html={text} />
        </p>
      </div>
      {form}
    </Section>
  )
}
