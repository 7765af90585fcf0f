import { whenInView } from './in-view.ts'

const DURATION = 2000

/** Counts up to the number that already stands in the HTML, once, over 2000 ms, when it comes into view. */
export function start(counter: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  whenInView(counter, () => countUp(counter), { threshold: 0.5 })
}

function countUp(counter: HTMLElement): void {
  const goal = Number(counter.dataset.count)
  const decimals = Number(counter.dataset.decimals)
  const started = performance.now()
  // The number keeps the width it will have, so that what follows it stands still.
  counter.style.minWidth = `${counter.getBoundingClientRect().width}px`
  const step = (now: number) => {
    const done = Math.min(Math.max(now - started, 0) / DURATION, 1)
    counter.textContent = (goal * (1 - (1 - done) ** 3)).toFixed(decimals)
    if (done < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
