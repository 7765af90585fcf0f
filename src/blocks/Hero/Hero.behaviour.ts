import { comeAlive } from '#lib/browser/elements.ts'
import { clockAt, type Light, type NowLine, sentenceAt } from '#lib/practice-clock.ts'
import * as names from './Hero.names.ts'

const MINUTE = 60_000

/** Buttons that turn the day, and a line that keeps time until somebody does. */
export function start(row: HTMLElement): void {
  const root = document.documentElement
  const line = document.querySelector<HTMLElement>(`[${names.nowLine}]`)!
  const buttons = [...row.querySelectorAll('button')]
  const lightOf = (button: Element) => button.getAttribute(names.lightOf) as Light
  const words = JSON.parse(line.getAttribute(names.nowLine)!) as NowLine
  let turned = root.getAttribute(names.light) !== clockAt(new Date(), words.opening).light

  const show = (light: Light) => {
    root.setAttribute(names.light, light)
    for (const button of buttons) button.setAttribute('aria-pressed', String(lightOf(button) === light))
  }
  const keepTime = () => {
    if (turned) return
    const clock = clockAt(new Date(), words.opening)
    line.textContent = sentenceAt(clock, words)
    show(clock.light)
  }
  const turn = async (button: HTMLButtonElement) => {
    const light = lightOf(button)
    turned = light !== clockAt(new Date(), words.opening).light
    const picture = document.querySelector<HTMLImageElement>(`div[${names.lightOf}=${light}] img`)
    if (picture) picture.loading = 'eager'
    // Shown before it has come, the room would go dark for a moment.
    await picture?.decode().catch(() => {})
    show(light)
    line.textContent = button.getAttribute(names.turnedLine)
    keepTime()
  }
  for (const button of buttons) button.addEventListener('click', () => void turn(button))
  show(root.getAttribute(names.light) as Light)
  setInterval(keepTime, MINUTE)
  document.addEventListener('visibilitychange', keepTime)
  comeAlive(row)
}
