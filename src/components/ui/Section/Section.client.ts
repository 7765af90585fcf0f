import { below } from '#lib/breakpoints.ts'
import { afterLoadAndPaint, isReloadOrBack } from '#lib/browser/page-events.ts'
import { buildElement } from '#lib/browser/elements.ts'

/**
 * On phones some sections collapse to their headings. A link to one and find-in-page expand it. Browsers without
 * hidden="until-found" collapse nothing.
 */
export function collapseSections(): void {
  if (!matchMedia(below('phone')).matches) return
  const start = () => {
    for (const cards of document.querySelectorAll<HTMLElement>('[data-card-row]')) makeFocusable(cards)
    if (!('onbeforematch' in document.body) || hasScrolled()) return
    for (const section of document.querySelectorAll<HTMLElement>('[data-collapse] > section'))
      collapseSection(section)
  }
  // They are below the fold, unless the browser restores a scroll position or the address names a section.
  if (location.hash || isReloadOrBack()) start()
  else afterLoadAndPaint(start)
}

/** Collapsing a section after the visitor has scrolled would move what they are reading. */
function hasScrolled(): boolean {
  return scrollY > 0 && !location.hash && !isReloadOrBack()
}

/** So that a row without links can be scrolled by keyboard. */
function makeFocusable(cards: HTMLElement): void {
  if (!cards.querySelector('a, summary')) cards.tabIndex = 0
}

function collapseSection(section: HTMLElement): void {
  // Some sections have a box around heading and body.
  let box: Element = section
  while (box.childElementCount === 1) box = box.firstElementChild!
  const [first, ...rest] = box.children
  const heading = first?.matches('h2') ? first : first?.querySelector(':scope > h2:only-child')
  if (!heading || rest.length === 0) return
  const body = buildElement(
    'div',
    { id: `${heading.id}-folded`, class: `${box.className} collapse-body` },
    ...rest,
  )
  box.append(body)

  // A single flex item, even where noBreak has split the text.
  const label = buildElement('span', {}, ...heading.childNodes)
  const toggle = buildElement(
    'button',
    { type: 'button', class: 'collapse-toggle', 'aria-controls': body.id },
    label,
  )
  heading.append(toggle)

  const show = (shown: boolean) => {
    toggle.ariaExpanded = String(shown)
    if (shown) body.removeAttribute('hidden')
    else body.setAttribute('hidden', 'until-found')
  }
  const showIfTargeted = () => location.hash === `#${heading.id}` && show(true)
  show(false)
  showIfTargeted()
  toggle.addEventListener('click', () => show(body.hasAttribute('hidden')))
  body.addEventListener('beforematch', () => show(true))
  addEventListener('hashchange', showIfTargeted)
}
