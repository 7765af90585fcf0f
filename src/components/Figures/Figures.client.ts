import { whenInView } from '#lib/browser/elements.ts'

const DURATION = 2000

/** Counts up to the numbers that already stand in the HTML, once, over 2000 ms, when they come into view. */
export function enableCounters(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const counter of document.querySelectorAll<HTMLElement>('[data-count]')) {
    whenInView(counter, () => countUp(counter), { threshold: 0.5 })
    // On paper it has finished counting.
    addEventListener('beforeprint', () => show(counter, 1))
  }
}

function countUp(counter: HTMLElement): void {
  const started = performance.now()
  // The number keeps the width it will have, so that what follows it stands still.
  counter.style.minWidth = `${counter.getBoundingClientRect().width}px`
  const step = (now: number) => {
    const done = Math.min(Math.max(now - started, 0) / DURATION, 1)
    show(counter, 1 - (1 - done) ** 3)
    if (done < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

/** A part of the number, from 0 to 1. */
function show(counter: HTMLElement, part: number): void {
  counter.textContent = (Number(counter.dataset.count) * part).toFixed()
}
