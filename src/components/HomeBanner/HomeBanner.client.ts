import { enable } from '#lib/browser/elements.ts'
import { nextPaint } from '#lib/browser/page-events.ts'
import { clockAt, lights, clockSentence, type Light, type TimeSentences } from '#lib/practice-clock.ts'

const MINUTE = 60_000

/** The sentence and the picture follow the current time until the visitor moves the slider. */
export function enableHomeBanner(): void {
  const sentence = document.querySelector<HTMLElement>('[data-time-sentence]')
  const range = document.querySelector<HTMLInputElement>('[data-time-slider]')
  const root = document.documentElement
  // Without the inline head script the picture of the morning and the opening hours stay.
  if (!sentence || !range || !root.dataset.light) return
  const sentences = JSON.parse(sentence.dataset.timeSentence!) as TimeSentences
  const lightNames = JSON.parse(range.dataset.timeSlider!) as string[]
  const now = () => clockAt(new Date(), sentences.opening)
  let isMoved = root.dataset.light !== now().light

  const moveThumb = (shown: Light) => {
    const stop = lights.indexOf(shown)
    range.value = String(stop)
    range.setAttribute('aria-valuetext', lightNames[stop]!)
  }
  const show = (shown: Light) => {
    root.dataset.light = shown
    sentence.textContent = isMoved ? sentences.other[shown] : clockSentence(now(), sentences)
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
    const picture = document.querySelector<HTMLImageElement>(`[data-picture-for=${chosen}] img`)
    if (picture) picture.loading = 'eager'
    // The thumb moves before the page is restyled. The picture is decoded first, so that no empty background shows.
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
