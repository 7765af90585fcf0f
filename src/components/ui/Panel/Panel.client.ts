import { setOrRemove } from '#lib/browser/elements.ts'

/** An answer that is longer than its 500px scrolls: once it unfolds it is a named place the keyboard can reach. */
export function enablePanels(): void {
  // Its size changes while it unfolds, and when the window makes its lines shorter.
  const observer = new ResizeObserver((entries) => entries.forEach(({ target }) => nameIfScrolling(target)))
  const follow = ({ target }: Event) => {
    const body = (target as Element).querySelector(':scope > .panel-content .panel-body')
    if (body) observer.observe(body)
  }
  // Such events do not bubble.
  document.addEventListener('toggle', follow, { capture: true })
}

function nameIfScrolling(body: Element): void {
  const scrolls = body.scrollHeight > body.clientHeight
  const question = body.closest('details')?.querySelector('summary')?.textContent ?? ''
  setOrRemove(body, 'tabindex', scrolls ? '0' : '-1')
  setOrRemove(body, 'role', scrolls && 'region')
  setOrRemove(body, 'aria-label', scrolls && question)
}
