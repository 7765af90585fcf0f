import { comeAlive } from '#lib/browser/elements.ts'
import * as names from './Comparison.names.ts'

/** Marks the columns that were not picked; the style sheet leaves them out where there is room for two only. */
export function start(element: HTMLElement): void {
  const [first, second] = element.querySelectorAll<HTMLSelectElement>(`[${names.pick}]`)
  const cells = [...element.querySelectorAll<HTMLElement>(`[${names.column}]`)]
  const show = () => {
    if (!first || !second) return
    const picked = [first.value, second.value]
    for (const cell of cells)
      cell.toggleAttribute(names.out, !picked.includes(cell.getAttribute(names.column)!))
  }
  const choose = (changed: HTMLSelectElement, other: HTMLSelectElement, before: string) => {
    // A thing is not compared with itself: the other list takes what this one had.
    if (changed.value === other.value) other.value = before
    show()
  }
  for (const [one, other] of first && second ? [[first, second] as const, [second, first] as const] : []) {
    let before = one.value
    one.addEventListener('focus', () => (before = one.value))
    one.addEventListener('change', () => {
      choose(one, other, before)
      before = one.value
    })
  }
  element.querySelector(`[${names.printButton}]`)?.addEventListener('click', () => print())
  for (const waiting of element.querySelectorAll('.awaits-script')) comeAlive(waiting)
  show()
}
