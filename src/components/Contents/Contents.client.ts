/** A section is being read once its heading has passed the upper third of the window. */
const LINE = 0.35

/** Marks the section that is being read. */
export function enableContents(): void {
  for (const contents of document.querySelectorAll<HTMLElement>('[data-contents]')) followReader(contents)
}

function followReader(contents: HTMLElement): void {
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  const headings = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))))
  let current: HTMLAnchorElement | undefined
  // Scroll events come once a frame.
  const follow = () => {
    const line = innerHeight * LINE
    // What scrolls away with the page marks nothing: nobody would see it.
    const staysInSight = getComputedStyle(contents).position === 'sticky'
    const last = staysInSight
      ? headings.findLastIndex((heading) => heading && heading.getBoundingClientRect().top < line)
      : -1
    if (links[last] === current) return
    current?.removeAttribute('aria-current')
    current = links[last]
    current?.setAttribute('aria-current', 'true')
    bringIntoSight(contents.querySelector('ul, ol'), current)
  }
  addEventListener('scroll', follow, { passive: true })
  if (scrollY > 0) follow()
}

/** In a row of links that is larger than its box the marked one comes into sight, or again the first where none is marked. */
function bringIntoSight(row: Element | null, link?: HTMLAnchorElement): void {
  if (!row) return
  if (row.scrollHeight > row.clientHeight) {
    const top = link ? link.getBoundingClientRect().top - row.getBoundingClientRect().top : -row.scrollTop
    row.scrollBy({ top })
    return
  }
  if (row.scrollWidth <= row.clientWidth) return
  const ahead = row.clientWidth / 4
  const left = link
    ? link.getBoundingClientRect().left - row.getBoundingClientRect().left - ahead
    : -row.scrollLeft
  row.scrollBy({ left })
}
