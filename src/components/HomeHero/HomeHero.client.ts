import { comeAlive } from '#lib/browser/elements.ts'
import { painted } from '#lib/browser/moments.ts'
import { clockAt, lights, sentenceAt, type Light, type TimeSentences } from '#lib/practice-clock.ts'

/** On the root element: the light that is shown. */
export const light = 'data-light'
/** On each picture of the wall: its light. */
export const lightOf = 'data-light-of'
/** On the line under the headline: its sentences, as JSON. */
export const timeLine = 'data-time-line'
/** On the range under the wall: the names of its stops, as JSON. */
export const dayLine = 'data-day-line'

const MINUTE = 60_000

/** Keeps the wall and the line under the headline at the present time, until somebody moves the day line. */
export function enableHomeHero(): void {
  const line = document.querySelector<HTMLElement>(`[${timeLine}]`)
  const range = document.querySelector<HTMLInputElement>(`[${dayLine}]`)
  const root = document.documentElement
  // Without the light that the page's inline script sets it stays morning, with the opening hours.
  if (!line || !range || !root.hasAttribute(light)) return
  const sentences = JSON.parse(line.getAttribute(timeLine)!) as TimeSentences
  const stops = JSON.parse(range.getAttribute(dayLine)!) as string[]
  const now = () => clockAt(new Date(), sentences.opening)
  let isMoved = root.getAttribute(light) !== now().light

  const moveTo = (shown: Light) => {
    const stop = lights.indexOf(shown)
    range.value = String(stop)
    range.setAttribute('aria-valuetext', stops[stop]!)
  }
  const show = (shown: Light) => {
    root.setAttribute(light, shown)
    line.textContent = isMoved ? sentences.other[shown] : sentenceAt(now(), sentences)
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
    const picture = document.querySelector<HTMLImageElement>(`[${lightOf}=${chosen}] img`)
    if (picture) picture.loading = 'eager'
    // The thumb moves before the whole page is restyled. Without its picture the wall would be bare for a moment.
    await painted()
    await picture?.decode().catch(() => {})
    if (lights[Number(range.value)] === chosen) show(chosen)
  }
  range.addEventListener('input', () => void follow())
  moveTo(root.getAttribute(light) as Light)
  show(root.getAttribute(light) as Light)
  setInterval(keepTime, MINUTE)
  document.addEventListener('visibilitychange', keepTime)
  comeAlive(range.parentElement!)
}
