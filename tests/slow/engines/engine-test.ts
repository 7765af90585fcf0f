import { expect, test as base } from '@playwright/test'
import { type EngineName, hasEngine } from '../../../scripts/browser/browsers.ts'
import { type Engine, launch, type Mode, type Point } from './adapter.ts'

export type Visitor = ReturnType<typeof createVisitor>
type Size = 'desk' | 'phone'

/**
 * A test in the engine that its project names. The engine starts once for all tests of a mode, and a console message
 * fails a test. Every file begins with `skipMissing()`.
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
    driven.consoleErrors()
    await use(createVisitor(driven, baseURL!))
    expect(driven.consoleErrors(), 'messages in the console').toEqual([])
  },
})

export function skipMissing(): void {
  test.skip(({ engine }) => !hasEngine(engine), 'Firefox or WebKit is not installed')
}

function createVisitor(driven: Engine, origin: string) {
  const resize = (size: Size) => driven.resize(size === 'desk' ? 1280 : driven.phoneWidth, 844)
  /** Scrolls to the first visible match and waits until it stands still and nothing covers it. */
  async function reach(selector: string): Promise<Point> {
    let point: Point | null = null
    await expect(async () => {
      const last = point
      point = await driven.evaluate(clickPoint, selector)
      expect(point, selector).not.toBeNull()
      expect(point, selector).toEqual(last)
    }).toPass({ intervals: [100], timeout: 15_000 })
    return point!
  }
  return {
    ...driven,
    resize,
    reach,
    async open(address: string, size: Size = 'desk'): Promise<void> {
      await resize(size)
      // The mouse may still be where the last test left it, and would hover over something.
      await driven.mouse([{ x: 1, y: 1 }], 'hover')
      await driven.goto(new URL(address, origin).href)
    },
    click: async (selector: string) => driven.mouse([await reach(selector)], 'press'),
    /** Runs a function in the page until it returns true; a page that is being left cannot answer. */
    until: <Args extends unknown[]>(run: (...args: Args) => boolean, ...args: Args) =>
      expect
        .poll(() => driven.evaluate(run, ...args).catch(String), {
          message: `${run.name} ${args.join(' ')}`,
          timeout: 15_000,
        })
        .toBe(true),
  }
}

/** The middle of the first visible match, if a click there would reach it. Runs in the page. */
function clickPoint(selector: string): Point | null {
  const element = [...document.querySelectorAll(selector)].find((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  )
  if (!element) return null
  const box = () => element.getBoundingClientRect()
  if (box().top < 80 || box().bottom > innerHeight - 80)
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = box()
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const hit = document.elementFromPoint(x, y)
  // WebKit's elementFromPoint finds inert elements, Firefox's does not.
  const isFree = hit && (element.contains(hit) || hit.contains(element)) && !element.closest('[inert]')
  return isFree ? { x, y } : null
}

export function isVisible(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  )
}

export function isHidden(selector: string): boolean {
  return [...document.querySelectorAll(selector)].every(
    (one) => !one.checkVisibility({ visibilityProperty: true }),
  )
}

export function isLoadedAt(path: string): boolean {
  return document.readyState === 'complete' && location.pathname === path
}

export { expect }
