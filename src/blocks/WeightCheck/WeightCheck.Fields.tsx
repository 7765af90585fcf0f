import { mark } from '#lib/mark.ts'
import type { WeightAnswers } from '#lib/weight-check.ts'
import * as names from './WeightCheck.names.ts'

const questions: [answer: keyof WeightAnswers, words: string][] = [
  [
    'condition',
    'I have high blood pressure, high cholesterol, sleep apnea, type 2 diabetes or heart disease',
  ],
  ['pregnant', "I'm pregnant, trying for a baby or breastfeeding"],
  ['thyroid', 'I or a blood relative had medullary thyroid cancer, or I have MEN 2'],
  ['eatingDisorder', 'I have or had an eating disorder'],
  ['under18', "I'm under 18"],
  ['urgent', 'I have severe belly pain, chest pain or trouble breathing now, or think about ending my life'],
]

/** Height and weight as Americans say them, and what rules a medicine in or out. */
export function WeightCheckFields({ id }: { id: string }) {
  return (
    <>
      <div className="grid grid-cols-3 gap-4">
        <Measure id={`${id}-feet`} answer="feet" label="Feet" />
        <Measure id={`${id}-inches`} answer="inches" label="Inches" />
        <Measure id={`${id}-pounds`} answer="pounds" label="Pounds" />
      </div>
      <fieldset className="grid gap-3">
        <legend className="pb-2 font-medium">Tick what is true for you</legend>
        {questions.map(([answer, words]) => (
          <label key={answer} className="flex items-start gap-3">
            <input
              type="checkbox"
              {...mark(names.weightAnswer, answer)}
              className="mt-1 size-6 shrink-0 accent-action"
            />
            {words}
          </label>
        ))}
      </fieldset>
    </>
  )
}

function Measure({ id, answer, label }: { id: string; answer: string; label: string }) {
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        id={id}
        type="number"
        min="0"
        inputMode="numeric"
        autoComplete="off"
        {...mark(names.weightAnswer, answer)}
        className="min-h-12 w-full rounded-field border border-edge bg-card px-3 text-body text-ink"
      />
    </div>
  )
}
