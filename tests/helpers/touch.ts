import type { Locator, Page } from '@playwright/test'

type Point = { x: number; y: number }

/** Sends touch events to the browser as a screen does, not as a script of the page would. */
export async function fingers(page: Page) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  const finger = {
    down: (...points: Point[]) => send('touchStart', points),
    move: (...points: Point[]) => send('touchMove', points),
    up: () => send('touchEnd', []),
    /** Moves in steps of about 8px. */
    async drag(from: Point, to: Point, release = true) {
      const steps = Math.max(2, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 8))
      await finger.down(from)
      for (let step = 1; step <= steps; step += 1) {
        await finger.move({
          x: from.x + ((to.x - from.x) * step) / steps,
          y: from.y + ((to.y - from.y) * step) / steps,
        })
      }
      if (release) await finger.up()
    },
  }
  return finger
}

export async function dragMouse(page: Page, from: Point, by: Point): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2)
  await page.mouse.move(from.x + by.x, from.y + by.y)
  await page.mouse.up()
}

export async function middleOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('this element is not drawn')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
