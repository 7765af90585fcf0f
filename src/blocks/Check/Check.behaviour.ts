import { comeAlive } from '#lib/browser/come-alive.ts'
import { moodVerdict } from '#lib/mood-check.ts'
import { bmi, showsBmi, weightVerdicts } from '#lib/weight-check.ts'
import * as names from './Check.names.ts'

type Answers = { number(name: string): number | undefined; ticked(name: string): boolean }
/** The outcomes to show, and what was counted, where it may be said. */
type Result = { verdicts: string[]; counted?: number }

/** Shows each outcome that the answers call for. Nothing is kept: a reload begins anew. */
export function start(element: HTMLElement): void {
  const judge = element.getAttribute(names.check) === 'mood' ? judgeMood : judgeWeight
  const fields = [...element.querySelectorAll<HTMLInputElement>(`[${names.checkAnswer}]`)]
  const given = (name: string) =>
    fields.find(
      (field) =>
        field.getAttribute(names.checkAnswer) === name &&
        (field.type === 'number' ? field.value : field.checked),
    )
  const answers: Answers = {
    number: (name) => (given(name) ? Number(given(name)!.value) : undefined),
    ticked: (name) => given(name) !== undefined,
  }
  const number = element.querySelector<HTMLElement>(`[${names.checkNumber}]`)!

  element.addEventListener('input', () => {
    const { verdicts, counted } = judge(answers)
    number.textContent = String(counted ?? '')
    number.parentElement!.hidden = counted === undefined
    for (const outcome of element.querySelectorAll<HTMLElement>(`[${names.checkOutcome}]`))
      outcome.hidden = !verdicts.includes(outcome.getAttribute(names.checkOutcome)!)
  })
  // Some browsers fill a field again after a reload; these answers are to be forgotten.
  for (const field of fields) {
    field.checked = false
    if (field.type === 'number') field.value = ''
  }
  comeAlive(element)
}

function judgeMood({ number, ticked }: Answers): Result {
  const points = [number('0'), number('1')]
  const verdict = moodVerdict(points, ticked('unsafe'))
  if (verdict === 'help-first' || verdict === 'incomplete') return { verdicts: [verdict] }
  return { verdicts: [verdict], counted: points.reduce<number>((sum, one) => sum + (one ?? 0), 0) }
}

function judgeWeight({ number, ticked }: Answers): Result {
  const inches = (number('feet') ?? 0) * 12 + (number('inches') ?? 0)
  const pounds = number('pounds') ?? 0
  const verdicts = weightVerdicts({
    inches,
    pounds,
    condition: ticked('condition'),
    pregnant: ticked('pregnant'),
    thyroid: ticked('thyroid'),
    eatingDisorder: ticked('eatingDisorder'),
    urgent: ticked('urgent'),
    under18: ticked('under18'),
  })
  return showsBmi(verdicts) ? { verdicts, counted: bmi(pounds, inches) } : { verdicts }
}
