import { enable } from '#lib/browser/elements.ts'
import { nextPaint } from '#lib/browser/page-events.ts'
import { clockAt, lights, clockSentence, type Light, type TimeSentences } from '#lib/practice-clock.ts'

const MINUTE = 60_000

/** Shows the current time of day until the visitor moves the slider. */
export function enableHomeHero(): void {
  const line = document.querySelector<HTMLElement>('[data-time-line]')
  const range = document.querySelector<HTMLInputElement>('[data-day-line]')
  const root = document.documentElement
  // Without the inline head script it stays morning, with the opening hours.
  if (!line || !range || !root.dataset.light) return
  const sentences = JSON.parse(line.dataset.timeLine!) as TimeSentences
  const stops = JSON.parse(range.dataset.dayLine!) as string[]
  const now = () => clockAt(new Date(), sentences.opening)
  let isMoved = root.dataset.light !== now().light

  const moveThumb = (shown: Light) => {
    const stop = lights.indexOf(shown)
    range.value = String(stop)
    range.setAttribute('aria-valuetext', stops[stop]!)
  }
  const show = (shown: Light) => {
    root.dataset.light = shown
    line.textContent = isMoved ? sentences.other[shown] : clockSentence(now(), sentences)
  }
  const updateTime = () => {
    if (isMoved) return
    moveThumb(now().light)
    show(now().light)
  }
  const showChosen = async () => {
    const chosen = lights[Number(range.value)]!
    isMoved = chosen !== now().light
    moveThumb(chosen)
    const picture = document.querySelector<HTMLImageElement>(`[data-light-of=${chosen}] img`)
    if (picture) picture.loading = 'eager'
    // Moves the thumb before restyling the page, and decodes the picture first so that the wall is never bare.
    await nextPaint()
    await picture?.decode().catch(() => {})
    if (lights[Number(range.value)] === chosen) show(chosen)
  }
  range.addEventListener('input', () => void showChosen())
  moveThumb(root.dataset.light as Light)
  show(root.dataset.light as Light)
  setInterval(updateTime, MINUTE)
  document.addEventListener('visibilitychange', updateTime)
  enable(range.parentElement!)
}
