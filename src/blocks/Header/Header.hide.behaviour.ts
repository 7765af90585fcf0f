import { headerAway } from './Header.names.ts'

/**
 * On phones the header leaves on the way down and returns on the way up, or when the focus is seen in it. Header.css draws
 * it; an open menu keeps the page from scrolling.
 */
export function start(header: HTMLElement): void {
  let last = scrollY
  const follow = () => {
    const moved = scrollY - last
    // A resting finger trembles.
    if (Math.abs(moved) < 8) return
    last = scrollY
    const leaves = moved > 0 && last > header.offsetHeight && !header.querySelector(':focus-visible')
    document.documentElement.toggleAttribute(headerAway, leaves)
  }
  header.addEventListener('focusin', ({ target }) => {
    if ((target as Element).matches(':focus-visible')) document.documentElement.removeAttribute(headerAway)
  })
  addEventListener('scroll', follow, { passive: true })
}
