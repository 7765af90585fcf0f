import { mark } from '#lib/mark.ts'
import * as names from './WeightCheck.names.ts'
import { useWords } from '#ui/words.ts'

const questions = ['condition', 'pregnant', 'thyroid', 'eatingDisorder', 'under18', 'urgent'] as const

/** Height and weight as Americans say them, and what rules a medicine in or out. */
export function WeightCheckFields({ id }: { id: string }) {
  const { checks } = useWords()
  return (
    <>
      <div className="grid grid-cols-3 gap-4">
        <Measure id={`${id}-feet`} answer="feet" label={checks.feet} />
        <Measure id={`${id}-inches`} answer="inches" label={checks.inches} />
        <Measure id={`${id}-pounds`} answer="pounds" label={checks.pounds} />
      </div>
      <fieldset className="grid gap-3">
        <legend className="pb-2 font-medium">{checks.tick}</legend>
        {questions.map((answer) => (
          <label key={answer} className="flex items-start gap-3">
            <input
              type="checkbox"
              {...mark(names.weightAnswer, answer)}
              className="mt-1 size-6 shrink-0 accent-action"
            />
            {checks.weight[answer]}
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
