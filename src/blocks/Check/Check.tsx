import { withApostrophes } from '#lib/typography.ts'
import { island } from '#lib/island.ts'
import { MOOD_LIMIT } from '#lib/mood-check.ts'
import type { Html } from '#lib/model/text.ts'
import { BMI_ALONE, BMI_WITH_CONDITION, poundsAt } from '#lib/weight-check.ts'
import { Section } from '#ui/Section/Section.tsx'
import { useWords } from '#ui/words.ts'
import { Island, type CheckIslandProps } from './Check.Island.tsx'

export type CheckProps = CheckIslandProps & { title: string; intro?: Html }

/** Counted in the page, with a table of the rule for everyone: on paper, and without a script. Never a diagnosis. */
export function Check({ id, title: heading, intro, kind, outcomes }: CheckProps) {
  // Where React compares text, finished pages may not mend apostrophes.
  const said = Object.entries(outcomes).map(([verdict, { title, text }]) => [
    verdict,
    { title: withApostrophes(title), text },
  ])
  const counted: CheckIslandProps = { id, kind, outcomes: Object.fromEntries(said) }
  return (
    <Section id={id} title={heading} intro={intro} className="grid gap-8" reveal="opening">
      <div className="grid-even gap-x-16 gap-y-8">
        <div {...island('Check', 'near', counted)}>
          <Island {...counted} />
        </div>
        {kind === 'mood' ? <MoodTable /> : <WeightTable />}
      </div>
    </Section>
  )
}

/** How the points are counted. */
function MoodTable() {
  const { blocks, checks } = useWords()
  return (
    <table className="line-table">
      <caption className="pb-3 text-left font-display text-subheading">{checks.pointsOfEach}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{checks.howOften}</th>
          <th scope="col">{checks.pointsHead}</th>
        </tr>
      </thead>
      <tbody>
        {checks.moodAnswers.map((answer, points) => (
          <tr key={answer}>
            <th scope="row">{answer}</th>
            <td>{points}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">
            {checks.moodQuestions.map(blocks.quoted).join(checks.and)}
            {checks.together(MOOD_LIMIT)}
          </th>
          <td>{checks.worthAVisit}</td>
        </tr>
        <tr>
          <th scope="row">{checks.thoughts}</th>
          <td>{checks.crisis}</td>
        </tr>
      </tbody>
    </table>
  )
}

const heights = [58, 60, 62, 64, 66, 68, 70, 72, 74, 76]

/** The rule of the labels in pounds, by height. */
function WeightTable() {
  const { checks } = useWords()
  return (
    <table className="line-table table-fixed">
      <caption className="pb-3 text-left font-display text-subheading text-balance">{checks.rule}</caption>
      <thead className="text-small text-muted">
        <tr>
          <th scope="col">{checks.height}</th>
          <th scope="col">{checks.withCondition(BMI_WITH_CONDITION)}</th>
          <th scope="col">{checks.alone(BMI_ALONE)}</th>
        </tr>
      </thead>
      <tbody className="whitespace-nowrap">
        {heights.map((inches) => (
          <tr key={inches}>
            <th scope="row">{checks.feetAndInches(Math.floor(inches / 12), inches % 12)}</th>
            <td>{checks.inPounds(poundsAt(BMI_WITH_CONDITION, inches))}</td>
            <td>{checks.inPounds(poundsAt(BMI_ALONE, inches))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
