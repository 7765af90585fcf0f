import type { Html } from '#lib/model/text.ts'
import { Heading } from '#ui/Heading/Heading.tsx'
import { Line, Prose } from '#ui/Prose/Prose.tsx'
import { mark } from '#lib/mark.ts'
import { reveal } from '#ui/Section/Section.names.ts'

export type StudiesProps = {
  id: string
  title: string
  intro?: Html
  findings: { figure: string; label: Html; study: Html }[]
  text: Html
}

/** What trials found: a few large figures, each with what it counts and where it comes from. */
export function Studies({ id, title, intro, findings, text }: StudiesProps) {
  return (
    <section aria-labelledby={id} className="grid gap-8" {...mark(reveal)}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {intro ? <Prose html={intro} /> : null}
      {findings.length > 0 ? (
        <ul role="list" className="grid-row gap-8">
          {findings.map((finding) => (
            <li
              key={finding.figure + finding.study}
              className="grid content-start gap-2 border-t border-gold pt-4"
            >
              <span className="numerals font-display text-title text-price">{finding.figure}</span>
              <span>
                <Line html={finding.label} />
              </span>
              <span className="text-small">
                <Line html={finding.study} />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <Prose html={text} />
    </section>
  )
}
