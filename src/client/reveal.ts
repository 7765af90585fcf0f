/** As the practice specified. */
const OFFSET = 120
/** As in motion.css. */
const TRANSLATE = 24
const STAGGER = { step: 80, max: 5 }

export function revealOnScroll(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // A jump down the page also shows what it skips.
  const rootMargin = `1000000px 0px ${TRANSLATE - OFFSET}px`
  const observer = new IntersectionObserver(update, { rootMargin })
  for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element)

  function update(entries: IntersectionObserverEntry[]): void {
    let shown = 0
    // If an element has two entries, the last one is current.
    const latest = new Map(entries.map((entry) => [entry.target as HTMLElement, entry]))
    for (const [element, { isIntersecting, boundingClientRect: box }] of latest) {
      const isWaiting = element.dataset.reveal === 'waiting'
      // Sections that are not rendered yet (content-visibility.css) have no height.
      const isBelow = !isIntersecting && (isWaiting || !box.height || box.top > innerHeight)
      if (isBelow) element.dataset.reveal = 'waiting'
      else observer.unobserve(element)
      if (isBelow || !isWaiting) continue
      setTimeout(() => (element.dataset.reveal = 'shown'), Math.min(shown, STAGGER.max) * STAGGER.step)
      shown += 1
    }
  }
}
