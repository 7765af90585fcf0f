import { setOrRemove } from '#lib/browser/elements.ts'

/** Answers longer than 500px scroll, so they become named regions that the keyboard can reach. */
export function enablePanels(): void {
  const observer = new ResizeObserver((entries) =>
    entries.forEach(({ target }) => updateScrollRegion(target)),
  )
  const observeBody = ({ target }: Event) => {
    const body = (target as Element).querySelector(':scope > .panel-content .panel-body')
    if (body) observer.observe(body)
  }
  // toggle events do not bubble.
  document.addEventListener('toggle', observeBody, { capture: true })
}

function updateScrollRegion(body: Element): void {
  const scrolls = body.scrollHeight > body.clientHeight
  const question = body.closest('details')?.querySelector('summary')?.textContent ?? ''
  setOrRemove(body, 'tabindex', scrolls ? '0' : '-1')
  setOrRemove(body, 'role', scrolls && 'region')
  setOrRemove(body, 'aria-label', scrolls && question)
}
