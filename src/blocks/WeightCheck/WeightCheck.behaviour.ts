import { comeAlive } from '#lib/browser/come-alive.ts'
import { bmi, showsBmi, weightVerdicts, type WeightAnswers } from '#lib/weight-check.ts'
import * as names from './WeightCheck.names.ts'

/** Shows each outcome that the answers call for. Nothing is kept: a reload begins anew. */
export function start(element: HTMLElement): void {
  const fields = [...element.querySelectorAll<HTMLInputElement>(`[${names.weightAnswer}]`)]
  const field = (answer: string) => fields.find((one) => one.getAttribute(names.weightAnswer) === answer)!
  const ticked = (answer: keyof WeightAnswers) => field(answer).checked
  const outcomes = [...element.querySelectorAll<HTMLElement>(`[${names.weightOutcome}]`)]
  const number = element.querySelector<HTMLElement>(`[${names.weightBmi}]`)!

  element.addEventListener('input', () => {
    const inches = Number(field('feet').value) * 12 + Number(field('inches').value)
    const pounds = Number(field('pounds').value)
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
    const counted = showsBmi(verdicts)
    number.textContent = counted ? String(bmi(pounds, inches)) : ''
    number.parentElement!.hidden = !counted
    for (const outcome of outcomes) {
      outcome.hidden = !verdicts.some((verdict) => verdict === outcome.getAttribute(names.weightOutcome))
    }
  })
  // Some browsers fill a field again after a reload; these answers are to be forgotten.
  for (const one of fields) {
    one.checked = false
    one.value = one.type === 'number' ? '' : one.value
  }
  comeAlive(element)
}
