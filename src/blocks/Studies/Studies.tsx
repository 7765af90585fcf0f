import type { Html } from '#lib/model/text.ts'
import { Line, Prose } from '#ui/Prose/Prose.tsx'
import { Section } from '#ui/Section/Section.tsx'

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
    <Section id={id} title={title} intro={intro} className="grid gap-6 phone:gap-8">
      {findings.length > 0 ? (
        <ul role="list" className="grid-pairs gap-6 phone:gap-8 desk:gap-x-16">
          {findings.map((finding) => (
            <li
              key={finding.figure + finding.study}
              className="grid content-start gap-2 border-t border-gold pt-4"
            >
              <span className="numerals font-display text-title text-action">{finding.figure}</span>
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
      <div className="words-box">
        <div className="two-columns">
          <Prose html={text} />
        </div>
      </div>
    </Section>
  )
}
