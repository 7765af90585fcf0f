/** A section counts as being read once its heading is in the top part of the window. */
const READING_LINE = 0.35

export function enableContents(): void {
  for (const contents of document.querySelectorAll<HTMLElement>('[data-contents]'))
    markCurrentSection(contents)
}

function markCurrentSection(contents: HTMLElement): void {
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  const headings = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))))
  let current: HTMLAnchorElement | undefined
  const update = () => {
    const readingLine = innerHeight * READING_LINE
    // A table of contents that scrolls away with the page highlights nothing.
    const isSticky = getComputedStyle(contents).position === 'sticky'
    const index = isSticky
      ? headings.findLastIndex((heading) => heading && heading.getBoundingClientRect().top < readingLine)
      : -1
    if (links[index] === current) return
    current?.removeAttribute('aria-current')
    current = links[index]
    current?.setAttribute('aria-current', 'true')
    scrollListTo(contents.querySelector('ul, ol')!, current)
  }
  addEventListener('scroll', update, { passive: true })
  // Sections that render late move the headings without a scroll.
  new ResizeObserver(update).observe(document.body)
  if (scrollY > 0) update()
}

/** Without a link, to the start. The list scrolls by lines on desktop and sideways on phones. */
function scrollListTo(list: Element, link?: HTMLAnchorElement): void {
  const box = list.getBoundingClientRect()
  const target = link?.getBoundingClientRect()
  if (list.scrollHeight > list.clientHeight)
    list.scrollBy({ top: target ? target.top - box.top : -list.scrollTop })
  else if (list.scrollWidth > list.clientWidth)
    list.scrollBy({ left: target ? target.left - box.left - list.clientWidth / 4 : -list.scrollLeft })
}
