const DURATION = 2000

/** Counts up to the number that already stands in the HTML, once, over 2000 ms, when it comes into view. */
export function startCounters(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        countUp(target as HTMLElement)
      }
    },
    { threshold: 0.5 },
  )
  for (const counter of document.querySelectorAll('[data-count]')) observer.observe(counter)
}

function countUp(counter: HTMLElement): void {
  const goal = Number(counter.dataset.count)
  const decimals = Number(counter.dataset.decimals)
  const started = performance.now()
  const step = (now: number) => {
    const done = Math.min((now - started) / DURATION, 1)
    counter.textContent = (goal * (1 - (1 - done) ** 3)).toFixed(decimals)
    if (done < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
