import { stuck } from './Header.names.ts'

/** Says when the bar above the header has scrolled away, to style sheets of browsers that cannot see it themselves. */
export function start(header: HTMLElement): void {
  const bar = header.previousElementSibling
  if (!bar) return
  new IntersectionObserver(([entry]) => header.toggleAttribute(stuck, !entry!.isIntersecting)).observe(bar)
}
