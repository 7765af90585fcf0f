import { mark } from '#lib/mark.ts'
import type { Html } from '#lib/model/text.ts'
import { BMI_ALONE, BMI_WITH_CONDITION, type WeightVerdict } from '#lib/weight-check.ts'
import { Outcomes, type Outcome } from '#ui/Outcomes/Outcomes.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { WeightCheckFields } from './WeightCheck.Fields.tsx'
import { WeightCheckTable } from './WeightCheck.Table.tsx'
import * as names from './WeightCheck.names.ts'
import { useWords } from '#ui/words.ts'

export type WeightCheckProps = {
  id: string
  title: string
  intro?: Html
  outcomes: Record<WeightVerdict, Outcome>
}

/** Whether the labels' rule is met: counted in the page, and a table of it for everyone. Never a diagnosis. */
export function WeightCheck({ id, title, intro, outcomes }: WeightCheckProps) {
  const { checks } = useWords()
  return (
    <Section id={id} title={title} intro={intro} className="grid gap-8" reveal="opening">
      <div className="grid-even gap-x-16 gap-y-8">
        <div
          {...mark(names.weightCheck)}
          data-paper="none"
          inert
          className="awaits-script grid content-start gap-6"
        >
          <WeightCheckFields id={id} />
          <Outcomes outcomes={outcomes} name={names.weightOutcome}>
            {checks.bmi} <span {...mark(names.weightBmi)} className="numerals font-strong" />.
          </Outcomes>
          <p className="text-small text-muted">{checks.private}</p>
        </div>
        <WeightCheckTable alone={BMI_ALONE} withCondition={BMI_WITH_CONDITION} />
      </div>
    </Section>
  )
}
