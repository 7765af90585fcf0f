import { below } from '#lib/breakpoints.ts'
import { afterFirstPaint, isReloadOrBack } from '#lib/browser/moments.ts'
import { buildElement } from '#lib/browser/elements.ts'

const canFold = 'onbeforematch' in document.body

/**
 * A long page on a phone: some sections are folded to their headings, which become buttons. A link to one, and a search for
 * words inside, unfold it; a browser that could not find what is folded away folds nothing. Without a script, on paper and
 * in a wide window everything stands there, and for who is further down already.
 */
export function foldSections(): void {
  if (!matchMedia(below('phone')).matches) return
  const start = () => {
    for (const cards of document.querySelectorAll<HTMLElement>('[data-card-row]')) letKeysPush(cards)
    if (!canFold || isFurtherDown()) return
    for (const section of document.querySelectorAll<HTMLElement>('[data-collapse] > section'))
      foldSection(section)
  }
  // What folds lies below the first window, unless the visitor comes back to it or the address names it.
  if (location.hash || isReloadOrBack()) start()
  else afterFirstPaint(start)
}

/** Who has begun to read below, or was led there by a search engine's link, keeps the page as it is. */
function isFurtherDown(): boolean {
  return scrollY > 0 && !location.hash && !isReloadOrBack()
}

/** A row that holds nothing to press can still be reached by the keyboard, which pushes it along. */
function letKeysPush(cards: HTMLElement): void {
  if (!cards.querySelector('a, summary')) cards.tabIndex = 0
}

function foldSection(section: HTMLElement): void {
  const heading = section.querySelector<HTMLElement>(':scope > h2')
  if (!heading || section.childElementCount < 2) return
  // The space between what it holds is the section's.
  const body = buildElement(
    'div',
    { id: `${heading.id}-folded`, class: `${section.className} collapse-body` },
    ...[...section.children].filter((child) => child !== heading),
  )
  section.append(body)

  // One element: in a row of parts, a name kept whole within the words would be torn from them.
  const words = buildElement('span', {}, ...heading.childNodes)
  const toggle = buildElement(
    'button',
    { type: 'button', class: 'collapse-toggle', 'aria-controls': body.id },
    words,
  )
  heading.append(toggle)

  const show = (shown: boolean) => {
    toggle.ariaExpanded = String(shown)
    if (shown) body.removeAttribute('hidden')
    else body.setAttribute('hidden', 'until-found')
  }
  const showIfNamed = () => location.hash === `#${heading.id}` && show(true)
  show(false)
  showIfNamed()
  toggle.addEventListener('click', () => show(body.hasAttribute('hidden')))
  body.addEventListener('beforematch', () => show(true))
  addEventListener('hashchange', showIfNamed)
}
