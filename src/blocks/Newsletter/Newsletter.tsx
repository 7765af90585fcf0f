import type { ReactNode } from 'react'
import type { Html } from '#lib/model/text.ts'
import { Heading } from '#ui/Heading/Heading.tsx'
import { Line } from '#ui/Prose/Prose.tsx'
import { mark } from '#lib/mark.ts'
import { reveal } from '#ui/Section/Section.names.ts'

export type NewsletterProps = { id: string; title: string; text: Html; form: ReactNode }

export function Newsletter({ id, title, text, form }: NewsletterProps) {
  return (
    <section aria-labelledby={id} className="grid-even items-start gap-x-16 gap-y-6" {...mark(reveal)}>
      <div className="grid gap-3">
        <Heading level={2} id={id}>
          {title}
        </Heading>
        <p className="max-w-text">
          <Line html={text} />
        </p>
      </div>
      {form}
    </section>
  )
}
