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
  const below = [...document.querySelectorAll<HTMLElement>('[data-reveal]')].filter(
    (element) => element.getBoundingClientRect().top > innerHeight,
  )
  // The window reaches far up: what a jump down the page passes over has arrived too.
  const observer = new IntersectionObserver(show, { rootMargin: `1000000px 0px ${RISE - OFFSET}px` })
  for (const element of below) {
    element.dataset.reveal = 'waiting'
    observer.observe(element)
  }

  function show(entries: IntersectionObserverEntry[]): void {
    const arrived = entries.filter(({ isIntersecting }) => isIntersecting)
    arrived.forEach(({ target }, index) => {
      observer.unobserve(target)
      const wait = Math.min(index, STAGGER.most) * STAGGER.step
      setTimeout(() => ((target as HTMLElement).dataset.reveal = 'shown'), wait)
    })
  }
}
