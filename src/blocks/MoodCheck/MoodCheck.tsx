import { mark } from '#lib/mark.ts'
import type { Html } from '#lib/model/text.ts'
import { MOOD_LIMIT, moodAnswers, moodQuestions, type MoodVerdict } from '#lib/mood-check.ts'
import { Outcomes, type Outcome } from '#ui/Outcomes/Outcomes.tsx'
import { Section } from '#ui/Section/Section.tsx'
import * as names from './MoodCheck.names.ts'

export type MoodCheckProps = {
  id: string
  title: string
  intro?: Html
  outcomes: Record<Exclude<MoodVerdict, 'incomplete'>, Outcome>
}

/** The two questions clinicians begin with. Counted in the page, with the points in a table for everyone. */
export function MoodCheck({ id, title, intro, outcomes }: MoodCheckProps) {
  return (
    <Section id={id} title={title} intro={intro} className="grid gap-8" reveal="opening">
      <div className="grid-even gap-x-12 gap-y-8">
        <div {...mark(names.moodCheck)} data-paper="none" className="awaits-script grid content-start gap-6">
          <p className="font-medium">
            Over the last 2 weeks, how often have you been bothered by any of the following problems?
          </p>
          {moodQuestions.map((question, index) => (
            <Question key={question} name={`${id}-${index}`} question={question} />
          ))}
          <label className="flex items-start gap-3">
            <input
              type="checkbox"
              {...mark(names.moodUnsafe)}
              className="mt-1 size-6 shrink-0 accent-action"
            />
            I've thought of ending my life or of hurting myself
          </label>
          <Outcomes outcomes={outcomes} name={names.moodOutcome}>
            <span {...mark(names.moodPoints)} className="numerals font-strong" /> points of 6.
          </Outcomes>
          <p className="text-small text-muted">
            Counted in this page alone: nothing is stored or sent. It isn't a diagnosis.
          </p>
        </div>
        <Points />
      </div>
    </Section>
  )
}

function Question({ name, question }: { name: string; question: string }) {
  return (
    <fieldset {...mark(names.moodQuestion)} className="grid gap-2">
      <legend className="pb-2 font-medium">{question}</legend>
      {moodAnswers.map((answer, points) => (
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
  return (
    <table className="line-table">
      <caption className="pb-3 text-left font-display text-subheading">
        Points for each of the two questions
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">How often</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {moodAnswers.map((answer, points) => (
          <tr key={answer}>
            <th scope="row">{answer}</th>
            <td>{points}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">
            “{moodQuestions.join('” and “')}”, both together {MOOD_LIMIT} or more
          </th>
          <td>worth a visit</td>
        </tr>
        <tr>
          <th scope="row">Thoughts of ending your life, whatever the points</th>
          <td>call or text 988</td>
        </tr>
      </tbody>
    </table>
  )
}
