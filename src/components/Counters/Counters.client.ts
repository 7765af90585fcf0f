import { whenInView } from '#lib/browser/elements.ts'

const DURATION = 2000

export function enableCounters(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const counter of document.querySelectorAll<HTMLElement>('[data-count]')) {
    whenInView(counter, () => countUp(counter), { threshold: 0.5 })
    addEventListener('beforeprint', () => show(counter, 1))
  }
}

function countUp(counter: HTMLElement): void {
  const started = performance.now()
  // Reserves the final width, so that the suffix does not move.
  counter.style.minWidth = `${counter.getBoundingClientRect().width}px`
  const step = (now: number) => {
    const progress = Math.min(Math.max(now - started, 0) / DURATION, 1)
    show(counter, 1 - (1 - progress) ** 3)
    if (progress < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

function show(counter: HTMLElement, fraction: number): void {
  counter.textContent = (Number(counter.dataset.count) * fraction).toFixed()
}
