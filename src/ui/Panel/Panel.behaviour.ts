import { keepOneOpen } from '#lib/browser/keep-one-open.ts'
import { setOrRemove } from '#lib/browser/elements.ts'

/** An answer that is longer than its 500px scrolls: it becomes a named place the keyboard can reach. */
export function start(panel: HTMLElement): void {
  keepOneOpen(panel as HTMLDetailsElement)
  const body = panel.querySelector<HTMLElement>('.panel-body')
  if (!body) return
  // Its size changes when it unfolds, and when the window makes its lines shorter.
  new ResizeObserver(() => {
    const scrolls = body.scrollHeight > body.clientHeight
    body.tabIndex = scrolls ? 0 : -1
    setOrRemove(body, 'role', scrolls && 'region')
    setOrRemove(body, 'aria-label', scrolls && (panel.querySelector('summary')?.textContent ?? ''))
  }).observe(body)
}
