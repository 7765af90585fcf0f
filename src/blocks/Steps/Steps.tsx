import type { Html } from '#lib/model/text.ts'
import { Heading } from '#ui/Heading/Heading.tsx'
import { Line, Prose } from '#ui/Prose/Prose.tsx'
import { mark } from '#lib/mark.ts'
import { reveal } from '#ui/Section/Section.names.ts'

export type StepsProps = { id: string; title: string; intro?: Html; steps: { title: string; text: Html }[] }

/** What happens, in order. */
export function Steps({ id, title, intro, steps }: StepsProps) {
  return (
    <section aria-labelledby={id} className="grid gap-8" {...mark(reveal)}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {intro ? <Prose html={intro} /> : null}
      <ol role="list" className="grid-row gap-8">
        {steps.map((step, index) => (
          <li key={step.title} className="grid content-start gap-2">
            <span aria-hidden="true" className="flex items-center gap-3">
              <span className="numerals font-display text-heading text-price">{index + 1}</span>
              <span className="h-px grow bg-gold" />
            </span>
            <h3 className="font-strong">{step.title}</h3>
            <Line html={step.text} />
          </li>
        ))}
      </ol>
    </section>
  )
}
