/** How far inside the window an element is when it shows, and how far below its place it waits (motion.css). */
const OFFSET = 120
const RISE = 24
/** Neighbours that arrive together follow one another, but nobody waits long. */
const STAGGER = { step: 80, most: 5 }

/**
 * Scroll-in: once per element, over 1000 ms. Only what lies below the fold when the script starts is hidden, so nothing
 * above it waits and nothing stays hidden if the script never runs.
 */
export function startReveal(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // The window reaches far up: what a jump down the page passes over has arrived too.
  const observer = new IntersectionObserver(look, { rootMargin: `1000000px 0px ${RISE - OFFSET}px` })
  for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element)

  /** The first look tells where each one stands; what is not laid out yet (content-visibility.css) has no height and is below. */
  function look(entries: IntersectionObserverEntry[]): void {
    let arrivals = 0
    // Two looks at one element may come together: the later one holds, or what is unobserved by the first stays hidden.
    const latest = new Map(entries.map((entry) => [entry.target as HTMLElement, entry]))
    for (const [target, { isIntersecting, boundingClientRect: box }] of latest) {
      const waits = target.dataset.reveal === 'waiting'
      const isBelow = !isIntersecting && (waits || !box.height || box.top > innerHeight)
      if (isBelow) target.dataset.reveal = 'waiting'
      else observer.unobserve(target)
      if (isBelow || !waits) continue
      const wait = Math.min(arrivals, STAGGER.most) * STAGGER.step
      arrivals += 1
      setTimeout(() => (target.dataset.reveal = 'shown'), wait)
    }
  }
}
