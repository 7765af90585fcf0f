import { mark } from '#lib/mark.ts'
import type { Html } from '#lib/model/text.ts'
import { Line } from '#ui/Prose/Prose.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { useWords } from '#ui/words.ts'
import { MoodFields, MoodTable, WeightFields, WeightTable } from './Check.Parts.tsx'
import * as names from './Check.names.ts'

export type Outcome = { title: string; text: Html }
export type CheckProps = {
  id: string
  title: string
  intro?: Html
  kind: 'mood' | 'weight'
  /** By the verdicts of lib/mood-check.ts or lib/weight-check.ts. */
  outcomes: Record<string, Outcome>
}

/** Counted in the page, with a table of the rule for everyone: on paper, and without a script. Never a diagnosis. */
export function Check({ id, title, intro, kind, outcomes }: CheckProps) {
  const { checks } = useWords()
  const number = <span {...mark(names.checkNumber)} className="numerals font-strong" />
  return (
    <Section id={id} title={title} intro={intro} className="grid gap-8" reveal="opening">
      <div className="grid-even gap-x-16 gap-y-8">
        <div
          {...mark(names.check, kind)}
          data-paper="none"
          inert
          className="awaits-script grid content-start gap-6"
        >
          {kind === 'mood' ? <MoodFields id={id} /> : <WeightFields id={id} />}
          {/* The script shows what fits, and screen readers are told. */}
          <div role="status" className="grid gap-2">
            <p hidden className="text-small">
              {kind === 'mood' ? (
                <>
                  {number} {checks.points}
                </>
              ) : (
                <>
                  {checks.bmi} {number}.
                </>
              )}
            </p>
            {Object.entries(outcomes).map(([verdict, { title, text }]) => (
              <div
                key={verdict}
                {...mark(names.checkOutcome, verdict)}
                hidden
                className="grid gap-2 rounded-card border border-edge bg-card p-5"
              >
                <p className="font-display text-subheading">{title}</p>
                <p>
                  <Line html={text} />
                </p>
              </div>
            ))}
          </div>
          <p className="text-small text-muted">{checks.private}</p>
        </div>
        {kind === 'mood' ? <MoodTable /> : <WeightTable />}
      </div>
    </Section>
  )
}
