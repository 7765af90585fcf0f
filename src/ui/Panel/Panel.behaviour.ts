import * as names from './Panel.names.ts'

/** An answer that is longer than its 500px scrolls: it becomes a named place the keyboard can reach. */
export function start(panel: HTMLElement): void {
  const body = panel.querySelector<HTMLElement>(`[${names.panelBody}]`)
  if (!body) return
  // Its size changes when it unfolds, and when the window makes its lines shorter.
  new ResizeObserver(() => {
    const scrolls = body.scrollHeight > body.clientHeight
    body.tabIndex = scrolls ? 0 : -1
    body.role = scrolls ? 'region' : null
    body.ariaLabel = scrolls ? (panel.querySelector('summary')?.textContent ?? '') : null
  }).observe(body)
}
