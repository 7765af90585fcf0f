import type { Html } from '#lib/model/text.ts'
import { Line } from '#ui/Prose/Prose.tsx'
import { Section } from '#ui/Section/Section.tsx'

export type StepsProps = { id: string; title: string; intro?: Html; steps: { title: string; text: Html }[] }

/** What happens, in order. */
export function Steps({ id, title, intro, steps }: StepsProps) {
  return (
    <Section id={id} title={title} intro={intro} className="grid gap-8">
      <ol role="list" className="grid-row gap-6 phone:gap-8">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1 phone:grid-cols-1 phone:gap-y-2"
          >
            <span
              aria-hidden="true"
              className="row-span-2 flex items-center gap-3 self-start phone:row-auto phone:self-auto"
            >
              <span className="numerals font-display text-heading text-action">{index + 1}</span>
              <span className="h-px grow bg-gold max-phone:hidden" />
            </span>
            <h3 className="font-strong">{step.title}</h3>
            <Line html={step.text} />
          </li>
        ))}
      </ol>
    </Section>
  )
}
