/**
 * Scroll-in: once per element, 1000 ms, when it is 120px inside the window. Only what lies below the fold when the
 * script starts is hidden, so nothing above it waits and nothing stays hidden if the script never runs.
 */
export function startReveal(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const below = [...document.querySelectorAll<HTMLElement>('[data-reveal]')].filter(
    (element) => element.getBoundingClientRect().top > innerHeight,
  )
  const observer = new IntersectionObserver(show, { rootMargin: '0px 0px -120px 0px' })
  for (const element of below) {
    element.dataset.reveal = 'waiting'
    observer.observe(element)
  }

  function show(entries: IntersectionObserverEntry[]): void {
    const arrived = entries.filter((entry) => entry.isIntersecting || entry.boundingClientRect.top < 0)
    arrived.forEach(({ target }, index) => {
      observer.unobserve(target)
      // Neighbours that arrive together follow one another.
      setTimeout(() => ((target as HTMLElement).dataset.reveal = 'shown'), index * 80)
    })
  }
}
