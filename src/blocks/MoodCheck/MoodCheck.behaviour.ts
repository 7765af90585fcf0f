import { comeAlive } from '#lib/browser/come-alive.ts'
import { moodVerdict } from '#lib/mood-check.ts'
import * as names from './MoodCheck.names.ts'

/** Shows the outcome that fits the answers. Nothing is kept: a reload begins anew. */
export function start(element: HTMLElement): void {
  const questions = [...element.querySelectorAll<HTMLElement>(`[${names.moodQuestion}]`)]
  const unsafe = element.querySelector<HTMLInputElement>(`[${names.moodUnsafe}]`)!
  const outcomes = [...element.querySelectorAll<HTMLElement>(`[${names.moodOutcome}]`)]
  const number = element.querySelector<HTMLElement>(`[${names.moodPoints}]`)!

  element.addEventListener('input', () => {
    const points = questions.map((question) => {
      const checked = question.querySelector<HTMLInputElement>('input:checked')
      return checked ? Number(checked.value) : undefined
    })
    const verdict = moodVerdict(points, unsafe.checked)
    const counted = verdict === 'below' || verdict === 'worth-a-visit'
    number.textContent = counted ? String(points.reduce<number>((sum, one) => sum + (one ?? 0), 0)) : ''
    number.parentElement!.hidden = !counted
    for (const outcome of outcomes) outcome.hidden = outcome.getAttribute(names.moodOutcome) !== verdict
  })
  // Some browsers tick a box again after a reload; these answers are to be forgotten.
  for (const box of element.querySelectorAll('input')) box.checked = false
  comeAlive(element)
}
