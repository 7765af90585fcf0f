import type { CountFigure } from '#lib/model/evidence.ts'
import type { Html } from '#lib/model/text.ts'
import { mark } from '#lib/mark.ts'
import { sayWorks } from '#lib/works.ts'
import { Heading } from '#ui/Heading/Heading.tsx'
import { Prose } from '#ui/Prose/Prose.tsx'
import { reveal } from '#ui/Section/Section.names.ts'
import { barEndOf } from './dots.ts'
import { difference, peopleOf } from './risk-words.ts'
import { RiskCount } from './RiskPicture.Count.tsx'
import { useWords } from '#ui/words.ts'

export type RiskPictureProps = {
  id: string
  title: string
  intro?: Html
  /** The heads of the two columns: 'With semaglutide', 'With placebo'. */
  withName: string
  withoutName: string
  counts: CountFigure[]
  text?: Html
}

/**
 * What happened to people with a treatment and without it, counted among as many. It is a table with a picture in each
 * cell, so that eyes, screen readers and paper are told the same.
 */
export function RiskPicture({ id, title, intro, withName, withoutName, counts, text }: RiskPictureProps) {
  const { figures } = useWords()
  const barEnd = barEndOf(counts)
  return (
    <section aria-labelledby={id} className="grid gap-6" {...mark(reveal)}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {intro ? <Prose html={intro} /> : null}
      <table className="risk">
        <caption className="pb-4 text-left text-small text-muted">{peopleOf(counts, figures)}</caption>
        <thead>
          <tr>
            <th scope="col">{withName}</th>
            <th scope="col">{withoutName}</th>
          </tr>
        </thead>
        {counts.map((count) => (
          <tbody key={count.id}>
            <tr>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text is inside */}
              <th scope="rowgroup" colSpan={2}>
                <span className="risk-what">
                  <span className="font-strong">{count.what}</span>
                  <span className="text-small text-muted">{difference(count, figures)}</span>
                </span>
              </th>
            </tr>
            <tr>
              <td data-head={withName}>
                <RiskCount
                  number={count.with}
                  of={count.of}
                  barEnd={barEnd}
                  name={nameBeside(withName, count.withName)}
                  side="with"
                />
              </td>
              <td data-head={withoutName}>
                {count.without === undefined ? (
                  <span className="text-small text-muted">{figures.notCounted}</span>
                ) : (
                  <RiskCount
                    number={count.without}
                    of={count.of}
                    barEnd={barEnd}
                    name={nameBeside(withoutName, count.withoutName)}
                    side="without"
                  />
                )}
              </td>
            </tr>
          </tbody>
        ))}
      </table>
      <p className="max-w-text text-small text-muted">{sayWorks(counts.map(({ work }) => work))}</p>
      {text ? <Prose html={text} /> : null}
    </section>
  )
}

/** A group's own name, unless the head of its column says it already. */
function nameBeside(head: string, name?: string): string | undefined {
  return name && head.toLowerCase().includes(name.toLowerCase()) ? undefined : name
}
