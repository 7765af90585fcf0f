import { mark } from '#lib/mark.ts'
import { MOOD_LIMIT } from '#lib/mood-check.ts'
import { BMI_ALONE, BMI_WITH_CONDITION, poundsAt } from '#lib/weight-check.ts'
import { useWords } from '#ui/words.ts'
import { checkAnswer } from './Check.names.ts'

/** The two questions clinicians begin with, and the one that comes before any count. */
export function MoodFields({ id }: { id: string }) {
  const { checks } = useWords()
  return (
    <>
      <p className="font-medium">{checks.mood}</p>
      {checks.moodQuestions.map((question, index) => (
        <fieldset key={question} className="grid gap-2">
          <legend className="pb-2 font-medium">{question}</legend>
          {checks.moodAnswers.map((answer, points) => (
            <label key={answer} className="flex min-h-8 items-center gap-3">
              <input
                type="radio"
                name={`${id}-${index}`}
                value={points}
                {...mark(checkAnswer, index)}
                className="size-5 accent-action"
              />
              {answer}
            </label>
          ))}
        </fieldset>
      ))}
      <Tick answer="unsafe" label={checks.unsafe} />
    </>
  )
}

/** How the points are counted. */
export function MoodTable() {
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

const measures = ['feet', 'inches', 'pounds'] as const
const conditions = ['condition', 'pregnant', 'thyroid', 'eatingDisorder', 'under18', 'urgent'] as const

/** Height and weight as Americans say them, and what rules a medicine in or out. */
export function WeightFields({ id }: { id: string }) {
  const { checks } = useWords()
  return (
    <>
      <div className="grid grid-cols-3 gap-4">
        {measures.map((measure) => (
          <div key={measure} className="grid gap-2">
            <label htmlFor={`${id}-${measure}`} className="font-medium">
              {checks[measure]}
            </label>
            <input
              id={`${id}-${measure}`}
              type="number"
              min="0"
              inputMode="numeric"
              autoComplete="off"
              {...mark(checkAnswer, measure)}
              className="min-h-12 w-full rounded-field border border-edge bg-card px-3 text-body text-ink"
            />
          </div>
        ))}
      </div>
      <fieldset className="grid gap-3">
        <legend className="pb-2 font-medium">{checks.tick}</legend>
        {conditions.map((answer) => (
          <Tick key={answer} answer={answer} label={checks.weight[answer]} />
        ))}
      </fieldset>
    </>
  )
}

const heights = [58, 60, 62, 64, 66, 68, 70, 72, 74, 76]

/** The rule of the labels in pounds, by height. */
export function WeightTable() {
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

function Tick({ answer, label }: { answer: string; label: string }) {
  return (
    <label className="flex items-start gap-3">
      <input type="checkbox" {...mark(checkAnswer, answer)} className="mt-1 size-6 shrink-0 accent-action" />
      {label}
    </label>
  )
}
