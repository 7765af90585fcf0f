import { expect } from '@playwright/test'
import type { Browser, Settings } from './browser.ts'
import { keys, keySource, mouse, type Point, touch } from './inputs.ts'

const desk: Settings = { width: 1280, height: 800, stillness: false, scripts: true, without: [] }
export const phone: Partial<Settings> = { width: 390, height: 844 }

export type Visitor = ReturnType<typeof createVisitor>

/** Someone who reads, points and types. Everything they see is asked of the page, everything they do goes through the browser. */
export function createVisitor(browser: Browser, origin: string) {
  const { evaluate, act } = browser

  /** Brings the element into the window, waits until it stands still, and says where its middle is. */
  async function middleOf(selector: string): Promise<Point> {
    await expectVisible(selector)
    return evaluate(placeOf, selector)
  }
  const visible = (selector: string) => evaluate(isVisible, selector)
  const expectVisible = (selector: string) =>
    expect.poll(() => visible(selector), { message: `${selector} is seen`, timeout: 10_000 }).toBe(true)
  const expectHidden = (selector: string) =>
    expect.poll(() => visible(selector), { message: `${selector} is not seen`, timeout: 10_000 }).toBe(false)

  return {
    evaluate,
    origin,
    visible,
    expectVisible,
    expectHidden,
    middleOf,
    travel: browser.travel,
    settle: (settings: Partial<Settings>) => browser.settle({ ...desk, ...settings }),
    async open(address: string, settings: Partial<Settings> = {}): Promise<void> {
      await browser.settle({ ...desk, ...settings })
      // A mouse left where the last journey ended would hover over something of this one.
      await act([mouse([{ x: 1, y: 1 }], 'over')])
      await browser.goto(new URL(address, origin).href)
    },
    path: () => evaluate(() => location.pathname),
    text: (selector: string) =>
      evaluate((one) => document.querySelector(one)?.textContent?.trim() ?? '', selector),
    count: (selector: string) => evaluate((one) => document.querySelectorAll(one).length, selector),
    focusOn: (selector: string) =>
      evaluate((one) => document.querySelector<HTMLElement>(one)!.focus(), selector),
    hasFocus: (selector: string) =>
      evaluate((one) => document.activeElement?.matches(one) ?? false, selector),
    hover: async (selector: string) => act([mouse([await middleOf(selector)], 'over')]),
    click: async (selector: string) => act([mouse([await middleOf(selector)], 'press')]),
    clickAt: (point: Point) => act([mouse([point], 'press')]),
    tap: async (selector: string) => act([touch([await middleOf(selector)])]),
    drag: (from: Point, to: Point) => act([mouse([from, to], 'press')]),
    swipe: (from: Point, to: Point) => act([touch([from, to])]),
    press: (key: keyof typeof keys) => act([keySource([keys[key]])]),
    async type(selector: string, text: string): Promise<void> {
      await evaluate(choose, selector)
      await act([keySource([...text])])
    },
  }
}

function isVisible(selector: string): boolean {
  const element = document.querySelector(selector)
  return element?.checkVisibility({ visibilityProperty: true }) ?? false
}

/** Focus first: selecting its words alone does not give a field the keyboard everywhere. */
function choose(selector: string): void {
  const field = document.querySelector<HTMLInputElement>(selector)!
  field.focus()
  field.select()
}

async function placeOf(selector: string): Promise<{ x: number; y: number }> {
  const element = document.querySelector(selector)!
  const frame = () => new Promise(requestAnimationFrame)
  const box = () => element.getBoundingClientRect()
  const middle = () => (box().top + box().bottom) / 2
  if (box().top < 80 || box().bottom > innerHeight - 80)
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  // Still for a tenth of a second: sections rise into view, panels unfold, what lies above takes its real height.
  for (let still = 0, top = box().top, tries = 0; still < 6 && tries < 200; tries += 1) {
    await frame()
    still = Math.abs(box().top - top) < 0.5 ? still + 1 : 0
    if (middle() < 80 || middle() > innerHeight - 20)
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
    top = box().top
  }
  const { left, top, width, height } = box()
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
}
