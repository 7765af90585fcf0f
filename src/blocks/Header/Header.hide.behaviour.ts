import { headerAway } from './Header.names.ts'

/**
 * On phones the header leaves on the way down and returns on the way up. Header.css draws it, and keeps the header while
 * the focus is seen in it; an open menu keeps the page from scrolling.
 */
export function start(header: HTMLElement): void {
  let last = scrollY
  const follow = () => {
    const moved = scrollY - last
    // A resting finger trembles.
    if (Math.abs(moved) < 8) return
    last = scrollY
    document.documentElement.toggleAttribute(headerAway, moved > 0 && last > header.offsetHeight)
  }
  addEventListener('scroll', follow, { passive: true })
}
