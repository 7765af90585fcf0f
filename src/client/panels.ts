/** An answer that is longer than its 500px scrolls; opened, it becomes a named place the keyboard can reach. */
export function start(panel: HTMLElement): void {
  panel.addEventListener('toggle', () => {
    const body = panel.querySelector<HTMLElement>('[data-panel-body]')
    if (!body) return
    const scrolls = body.scrollHeight > body.clientHeight
    body.tabIndex = scrolls ? 0 : -1
    body.role = scrolls ? 'region' : null
    body.ariaLabel = scrolls ? (panel.querySelector('summary')?.textContent ?? '') : null
  })
}
