import { enable } from '#lib/browser/elements.ts'
import { nextPaint } from '#lib/browser/moments.ts'
import { clockAt, lights, clockSentence, type Light, type TimeSentences } from '#lib/practice-clock.ts'

const MINUTE = 60_000

/** Keeps the wall and the line under the headline at the present time, until somebody moves the day line. */
export function enableHomeHero(): void {
  const line = document.querySelector<HTMLElement>('[data-time-line]')
  const range = document.querySelector<HTMLInputElement>('[data-day-line]')
  const root = document.documentElement
  // Without the light that the page's inline script sets it stays morning, with the opening hours.
  if (!line || !range || !root.dataset.light) return
  const sentences = JSON.parse(line.dataset.timeLine!) as TimeSentences
  const stops = JSON.parse(range.dataset.dayLine!) as string[]
  const now = () => clockAt(new Date(), sentences.opening)
  let isMoved = root.dataset.light !== now().light

  const moveTo = (shown: Light) => {
    const stop = lights.indexOf(shown)
    range.value = String(stop)
    range.setAttribute('aria-valuetext', stops[stop]!)
  }
  const show = (shown: Light) => {
    root.dataset.light = shown
    line.textContent = isMoved ? sentences.other[shown] : clockSentence(now(), sentences)
  }
  const keepTime = () => {
    if (isMoved) return
    moveTo(now().light)
    show(now().light)
  }
  const follow = async () => {
    const chosen = lights[Number(range.value)]!
    isMoved = chosen !== now().light
    moveTo(chosen)
    const picture = document.querySelector<HTMLImageElement>(`[data-light-of=${chosen}] img`)
    if (picture) picture.loading = 'eager'
    // The thumb moves before the whole page is restyled. Without its picture the wall would be bare for a moment.
    await nextPaint()
    await picture?.decode().catch(() => {})
    if (lights[Number(range.value)] === chosen) show(chosen)
  }
  range.addEventListener('input', () => void follow())
  moveTo(root.dataset.light as Light)
  show(root.dataset.light as Light)
  setInterval(keepTime, MINUTE)
  document.addEventListener('visibilitychange', keepTime)
  enable(range.parentElement!)
}
