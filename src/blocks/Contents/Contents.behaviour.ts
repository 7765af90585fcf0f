/** A section is being read once its heading has passed the upper third of the window. */
const LINE = 0.35

/** Marks the section that is being read. */
export function start(contents: HTMLElement): void {
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  const headings = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))))
  let current: HTMLAnchorElement | undefined
  const follow = () => {
    const line = innerHeight * LINE
    const last = staysInSight(contents)
      ? headings.findLastIndex((heading) => heading && heading.getBoundingClientRect().top < line)
      : -1
    if (links[last] === current) return
    current?.removeAttribute('aria-current')
    current = links[last]
    current?.setAttribute('aria-current', 'true')
    bringIntoSight(contents.querySelector('ul, ol'), current)
  }
  let waiting = false
  const soon = () => {
    if (waiting) return
    waiting = true
    requestAnimationFrame(() => {
      waiting = false
      follow()
    })
  }
  addEventListener('scroll', soon, { passive: true })
  follow()
}

/** What scrolls away with the page marks nothing: nobody would see it. */
function staysInSight(contents: HTMLElement): boolean {
  return getComputedStyle(contents).position === 'sticky'
}

/** In a row of links that is wider than its box the marked one comes into sight, or again the first where none is marked. */
function bringIntoSight(row: Element | null, link?: HTMLAnchorElement): void {
  if (!row || row.scrollWidth <= row.clientWidth) return
  const ahead = row.clientWidth / 4
  const left = link
    ? link.getBoundingClientRect().left - row.getBoundingClientRect().left - ahead
    : -row.scrollLeft
  row.scrollBy({ left })
}
