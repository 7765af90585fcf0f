import { mark } from '#lib/mark.ts'
import type { Html } from '#lib/model/text.ts'
import { MOOD_LIMIT, type MoodVerdict } from '#lib/mood-check.ts'
import { Outcomes, type Outcome } from '#ui/Outcomes/Outcomes.tsx'
import { Section } from '#ui/Section/Section.tsx'
import * as names from './MoodCheck.names.ts'
import { useWords } from '#ui/words.ts'

export type MoodCheckProps = {
  id: string
  title: string
  intro?: Html
  outcomes: Record<Exclude<MoodVerdict, 'incomplete'>, Outcome>
}

/** The two questions clinicians begin with. Counted in the page, with the points in a table for everyone. */
export function MoodCheck({ id, title, intro, outcomes }: MoodCheckProps) {
  const { checks } = useWords()
  return (
    <Section id={id} title={title} intro={intro} className="grid gap-8" reveal="opening">
      <div className="grid-even gap-x-16 gap-y-8">
        <div
          {...mark(names.moodCheck)}
          data-paper="none"
          inert
          className="awaits-script grid content-start gap-6"
        >
          <p className="font-medium">{checks.mood}</p>
          {checks.moodQuestions.map((question, index) => (
            <Question key={question} name={`${id}-${index}`} question={question} />
          ))}
          <label className="flex items-start gap-3">
            <input
              type="checkbox"
              {...mark(names.moodUnsafe)}
              className="mt-1 size-6 shrink-0 accent-action"
            />
            {checks.unsafe}
          </label>
          <Outcomes outcomes={outcomes} name={names.moodOutcome}>
            <span {...mark(names.moodPoints)} className="numerals font-strong" /> {checks.points}
          </Outcomes>
          <p className="text-small text-muted">{checks.private}</p>
        </div>
        <Points />
      </div>
    </Section>
  )
}

function Question({ name, question }: { name: string; question: string }) {
  const { checks } = useWords()
  return (
    <fieldset {...mark(names.moodQuestion)} className="grid gap-2">
      <legend className="pb-2 font-medium">{question}</legend>
      {checks.moodAnswers.map((answer, points) => (
        <label key={answer} className="flex min-h-8 items-center gap-3">
          <input
            type="radio"
            name={name}
            value={points}

            className="size-5 accent-action"
          />
          {answer}
        </label>
      ))}
    </fieldset>
  )
}

/** How the points are counted: on paper, and without a script. */
function Points() {
  const { checks } = useWords()
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
            “{checks.moodQuestions.join(checks.and)}”{checks.together(MOOD_LIMIT)}
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
