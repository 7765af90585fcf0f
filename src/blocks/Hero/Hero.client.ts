import { comeAlive } from '#lib/browser/elements.ts'
import { painted } from '#lib/browser/moments.ts'
import { clockAt, type Light, type NowLine, sentenceAt } from '#lib/practice-clock.ts'

/** What ties the room of the home page to its scripts. On the root stands the light that is shown. */
export const light = 'data-light'
/** On each light's picture and button: which one it is. */
export const lightOf = 'data-light-of'
/** On the line under the headline: what it says at each light, as JSON. */
export const nowLine = 'data-now-line'
/** On a button: what the line says of its light when it is not the one of this hour. */
export const turnedLine = 'data-turned-line'

const MINUTE = 60_000

/** Buttons that turn the day, and a line that keeps time until somebody does. */
export function enableRoom(): void {
  const row = document.querySelector<HTMLElement>('.hero-turn')
  const line = document.querySelector<HTMLElement>(`[${nowLine}]`)
  if (!row || !line) return
  const root = document.documentElement
  const buttons = [...row.querySelectorAll('button')]
  const lightOn = (button: Element) => button.getAttribute(lightOf) as Light
  const words = JSON.parse(line.getAttribute(nowLine)!) as NowLine
  let turned = root.getAttribute(light) !== clockAt(new Date(), words.opening).light

  const press = (shown: Light) => {
    for (const button of buttons) button.setAttribute('aria-pressed', String(lightOn(button) === shown))
  }
  const show = (shown: Light) => {
    root.setAttribute(light, shown)
    press(shown)
  }
  const keepTime = () => {
    if (turned) return
    const clock = clockAt(new Date(), words.opening)
    line.textContent = sentenceAt(clock, words)
    show(clock.light)
  }
  const turn = async (button: HTMLButtonElement) => {
    const next = lightOn(button)
    turned = next !== clockAt(new Date(), words.opening).light
    const picture = document.querySelector<HTMLImageElement>(`div[${lightOf}=${next}] img`)
    if (picture) picture.loading = 'eager'
    press(next)
    // The palette restyles the whole page: the button answers first. Shown before its picture has come, the room would go
    // dark for a moment.
    await painted()
    await picture?.decode().catch(() => {})
    show(next)
    line.textContent = button.getAttribute(turnedLine)
    keepTime()
  }
  for (const button of buttons) button.addEventListener('click', () => void turn(button))
  show(root.getAttribute(light) as Light)
  setInterval(keepTime, MINUTE)
  document.addEventListener('visibilitychange', keepTime)
  comeAlive(row)
}
