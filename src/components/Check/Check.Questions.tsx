import { useEffect, useRef, useState } from 'react'
import {
  bmi,
  moodVerdict,
  showsBmi,
  type WeightAnswers,
  weightConditions,
  weightVerdicts,
} from '#lib/checks.ts'
import type { Html } from '#lib/model/text.ts'
import { Paragraph } from '#components/ui/Prose/Prose.tsx'
import { useWords, withLanguage } from '#components/ui/words.ts'

type Outcome = { title: string; text: Html }
type QuestionsProps = { id: string; kind: 'mood' | 'weight'; outcomes: Record<string, Outcome> }
type Result = { verdicts: string[]; shownNumber?: number }

/** Answers are not stored or sent. */
export const CheckQuestions = withLanguage(Questions)

function Questions({ id, kind, outcomes }: QuestionsProps) {
  const { checks } = useWords()
  const check = useRef<HTMLDivElement>(null)
  const [{ verdicts, shownNumber }, show] = useState<Result>({ verdicts: [] })
  const evaluate = kind === 'mood' ? evaluateMood : evaluateWeight
  // The visitor may have answered before React was loaded.
  useEffect(() => {
    const answers = answersIn(check.current!)
    if ([...answers.values()].some(Boolean)) show(evaluate(answers))
  }, [evaluate])
  return (
    <div
      ref={check}
      data-check={kind}
      className="grid content-start gap-5 phone:gap-6 noscript:hidden print:hidden"
      onInput={({ currentTarget }) => show(evaluate(answersIn(currentTarget)))}
    >
      {kind === 'mood' ? <MoodFields /> : <WeightFields id={id} />}
      <div role="status" className="grid gap-2">
        <p hidden={shownNumber === undefined} className="text-small">
          {kind === 'mood' ? '' : `${checks.bmi} `}
          <span className="numerals font-strong">{shownNumber}</span>
          {kind === 'mood' ? ` ${checks.points}` : '.'}
        </p>
        <p
          hidden={verdicts.some((verdict) => verdict in outcomes)}
          className="rounded-card border border-dashed border-edge px-5 py-3 text-muted phone:p-5"
        >
          {checks.noAnswerYet}
        </p>
        {/* All are rendered, because Trusted Types forbids React to insert HTML later. */}
        {Object.entries(outcomes).map(([verdict, { title, text }]) => (
          <div
            key={verdict}
            hidden={!verdicts.includes(verdict)}
            className="grid gap-2 rounded-card border border-edge bg-card p-5"
          >
            <p className="font-display text-subheading">{title}</p>
            <Paragraph html={text} />
          </div>
        ))}
      </div>
      <p className="text-small text-muted">{checks.private}</p>
    </div>
  )
}

/** The PHQ-2 questions, and one about suicide. */
function MoodFields() {
  const { checks } = useWords()
  return (
    <>
      <p className="font-medium">{checks.mood}</p>
      {checks.moodQuestions.map((question, index) => (
        <fieldset key={question} className="grid grid-cols-2 gap-x-4 gap-y-2">
          <legend className="pb-2 font-medium">{question}</legend>
          {checks.moodAnswers.map((answer, points) => (
            <label key={answer} className="flex min-h-8 items-center gap-3 leading-tight">
              <input
                type="radio"
                name={`${index}`}
                value={points}
                className="size-5 shrink-0 accent-action"
              />
              {answer}
            </label>
          ))}
        </fieldset>
      ))}
      <Checkbox name="unsafe" label={checks.unsafe} />
    </>
  )
}

const measures = ['feet', 'inches', 'pounds'] as const

function WeightFields({ id }: { id: string }) {
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
              name={measure}
              type="number"
              min="0"
              inputMode="numeric"
              autoComplete="off"
              className="min-h-12 w-full rounded-field border border-edge bg-card px-3 text-body text-ink"
            />
          </div>
        ))}
      </div>
      <fieldset className="grid gap-2 phone:gap-3">
        <legend className="pb-2 font-medium">{checks.tick}</legend>
        {weightConditions.map((name) => (
          <Checkbox key={name} name={name} label={checks.weight[name]} />
        ))}
      </fieldset>
    </>
  )
}

function Checkbox({ name, label }: { name: string; label: string }) {
  return (
    <label className="flex items-start gap-3">
      <input type="checkbox" name={name} className="mt-1 size-6 shrink-0 accent-action" />
      {label}
    </label>
  )
}

function answersIn(check: Element): Map<string, string> {
  const fields = [...check.querySelectorAll('input')]
  const answered = fields.filter(({ type, checked }) => type === 'number' || checked)
  return new Map(answered.map(({ name, value }) => [name, value]))
}

function evaluateMood(answers: Map<string, string>): Result {
  const points = ['0', '1'].map((name) => (answers.has(name) ? Number(answers.get(name)) : undefined))
  const verdict = moodVerdict(points, answers.has('unsafe'))
  if (verdict === 'help-first' || verdict === 'incomplete') return { verdicts: [verdict] }
  return { verdicts: [verdict], shownNumber: points.reduce<number>((sum, value) => sum + (value ?? 0), 0) }
}

function evaluateWeight(answers: Map<string, string>): Result {
  const [feet = 0, extraInches = 0, pounds = 0] = measures.map((name) => Number(answers.get(name)))
  const inches = feet * 12 + extraInches
  const checked = Object.fromEntries(weightConditions.map((name) => [name, answers.has(name)]))
  const verdicts = weightVerdicts({ inches, pounds, ...checked } as WeightAnswers)
  return showsBmi(verdicts) ? { verdicts, shownNumber: bmi(pounds, inches) } : { verdicts }
}
