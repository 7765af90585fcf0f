import { expect, test as base } from '@playwright/test'
import { type EngineName, hasEngine } from '../../../scripts/browser/browsers.ts'
import { type Engine, launch, type Mode, type Point } from './adapter.ts'

export type Visitor = ReturnType<typeof createVisitor>
type Size = 'desk' | 'phone'
/** A CSS selector, or one with the accessible name or the whole text of the element that is meant. */
type Target = string | [selector: string, name: string]

/**
 * A journey in the engine its project names, started once for all journeys of a mode. A console message fails the
 * journey. Every file begins with `skipMissing()`.
 */
export const test = base.extend<{ visitor: Visitor }, { engine: EngineName; mode: Mode; driven: Engine }>({
  engine: ['firefox', { scope: 'worker', option: true }],
  mode: ['usual', { scope: 'worker', option: true }],
  driven: [
    async ({ engine, mode }, use) => {
      const driven = await launch[engine](mode)
      await use(driven)
      await driven.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visitor: async ({ driven, baseURL }, use) => {
    driven.complaints()
    await use(createVisitor(driven, baseURL!))
    expect(driven.complaints(), 'messages in the console').toEqual([])
  },
})

export function skipMissing(): void {
  test.skip(({ engine }) => !hasEngine(engine), 'Firefox or WebKit is not installed')
}

function createVisitor(driven: Engine, origin: string) {
  const state = (target: Target) => driven.evaluate(inspect, ...pair(target), false)
  /** Scrolls to the element and waits until it stands still and nothing covers it. */
  const reach = async (target: Target): Promise<Point> => {
    let place: Point = { x: 0, y: 0 }
    await expect(async () => {
      const { x = 0, y = 0, ...now } = await driven.evaluate(inspect, ...pair(target), true)
      const moved = Math.abs(x - place.x) + Math.abs(y - place.y)
      place = { x, y }
      expect({ ...now, moved: moved > 0.5 }, String(target)).toMatchObject({
        visible: true,
        free: true,
        moved: false,
      })
    }).toPass({ intervals: [100], timeout: 15_000 })
    return place
  }
  // A page on its way out takes the answer along; the next one is asked again.
  const expectState = (target: Target, expected: Partial<Awaited<ReturnType<typeof state>>>) =>
    expect
      .poll(() => state(target).catch(String), { message: String(target), timeout: 15_000 })
      .toMatchObject(expected)
  const expectVisible = (target: Target) => expectState(target, { visible: true })

  return {
    ...driven,
    state,
    reach,
    expectState,
    expectVisible,
    expectHidden: (target: Target) => expectState(target, { visible: false }),
    async resize(size: Size): Promise<void> {
      await driven.resize(size === 'desk' ? 1280 : driven.phoneWidth, 844)
    },
    async open(address: string, size: Size = 'desk'): Promise<void> {
      await this.resize(size)
      // Left where the last journey ended, the mouse would hover over something of this one.
      await driven.mouse([{ x: 1, y: 1 }], 'hover')
      await driven.goto(new URL(address, origin).href)
    },
    // Not the driver's command, which waits for a load event that a page from the cache does not have.
    back: () => driven.evaluate(() => history.back()),
    expectPath: (path: string) =>
      expect
        .poll(
          () => driven.evaluate(() => document.readyState === 'complete' && location.pathname).catch(String),
          {
            timeout: 15_000,
          },
        )
        .toBe(path),
    count: (selector: string) => driven.evaluate((one) => document.querySelectorAll(one).length, selector),
    hover: async (target: Target) => driven.mouse([await reach(target)], 'hover'),
    click: async (target: Target) => driven.mouse([await reach(target)], 'press'),
    tap: async (target: Target) => driven.tap!(await reach(target)),
    focus: (selector: string) =>
      driven.evaluate((one) => document.querySelector<HTMLElement>(one)!.focus(), selector),
    async fill(selector: string, text: string): Promise<void> {
      await reach(selector)
      await driven.evaluate((one) => {
        const field = document.querySelector<HTMLInputElement>(one)!
        field.focus()
        field.select()
      }, selector)
      await (text ? driven.type(text) : driven.press('Delete'))
    },
  }
}

const pair = (target: Target): [string, string] => (typeof target === 'string' ? [target, ''] : target)

/**
 * What the first such element that can be seen is and where, and whether a click in its middle would meet it. Runs in the page.
 */
function inspect(selector: string, name: string, scroll: boolean) {
  const named = [...document.querySelectorAll<HTMLInputElement>(selector)].filter(
    (one) =>
      !name || [one.getAttribute('aria-label'), one.textContent.trim(), one.innerText?.trim()].includes(name),
  )
  const element = named.find((one) => one.checkVisibility({ visibilityProperty: true })) ?? named[0]
  if (!element) return { visible: false }
  const box = () => element.getBoundingClientRect()
  if (scroll && (box().top < 80 || box().bottom > innerHeight - 80))
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = box()
  const [x, y] = [left + width / 2, top + height / 2]
  const hit = document.elementFromPoint(x, y)
  return {
    x,
    y,
    width,
    // WebKit's elementFromPoint meets what is inert, Firefox's does not.
    free: hit !== null && (element.contains(hit) || hit.contains(element)) && !element.closest('[inert]'),
    visible: element.checkVisibility({ visibilityProperty: true }),
    focused: element === document.activeElement,
    text: element.textContent.replaceAll(/\s+/g, ' ').trim(),
    value: element.value,
  }
}

export { expect }
