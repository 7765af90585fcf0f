import { expect, test } from './engine-test.ts'
import { phone } from './visitor.ts'

const weight = '[data-menu-entry]:has(a[href="/semaglutide"])'
const wellness = '[data-menu-entry]:has(a[href="/duo"])'
const toggle = '[popovertarget="menu"]'

test('in a row a panel opens under the mouse, stays under a click, and closes when the mouse leaves', async ({
  visitor,
}) => {
  await visitor.open('/contact')
  await visitor.hover(`${wellness} summary`)
  await visitor.expectVisible(`${wellness} a[href="/duo"]`)
  await visitor.click(`${wellness} summary`)
  await visitor.expectVisible(`${wellness} a[href="/duo"]`)
  await visitor.hover('h1')
  await visitor.expectHidden(`${wellness} a[href="/duo"]`)
})

test('a click that does not say what made it leaves the panel under the mouse open', async ({ visitor }) => {
  await visitor.open('/contact')
  await visitor.hover(`${wellness} summary`)
  await visitor.expectVisible(`${wellness} a[href="/duo"]`)
  await visitor.evaluate(pressAsOldSafari, `${wellness} summary`)
  expect(await visitor.visible(`${wellness} a[href="/duo"]`)).toBe(true)
})

test('the keyboard opens a panel, goes into it, and Esc closes it where it began', async ({ visitor }) => {
  await visitor.open('/contact')
  await visitor.focusOn(`${weight} summary`)
  await visitor.press('Enter')
  await visitor.expectVisible(`${weight} a[href="/semaglutide"]`)
  // The script that knows Esc is sent for at the first touch, and may be slower than these keys.
  await expect(async () => {
    await visitor.press('Escape')
    expect(await visitor.visible(`${weight} a[href="/semaglutide"]`)).toBe(false)
  }).toPass({ timeout: 10_000 })
  expect(await visitor.hasFocus(`${weight} summary`)).toBe(true)
})

test('the words of a panel stand on one line each', async ({ visitor }) => {
  await visitor.open('/contact')
  await visitor.hover(`${weight} summary`)
  await visitor.expectVisible(`${weight} a[href="/low-dose-naltrexone"]`)
  const lines = await visitor.evaluate(linesOf, `${weight} .menu-links a`)
  expect(lines.filter(({ count }) => count > 1)).toEqual([])
})

for (const by of ['click', 'tap'] as const) {
  test(`on a phone a ${by} opens the menu, unfolds one title at a time, and follows a link`, async ({
    visitor,
    engine,
  }) => {
    test.skip(by === 'tap' && engine === 'webkit', 'WebKitGTK takes no touch from its driver')
    await visitor.open('/contact', phone)
    await visitor.expectHidden('#menu')
    await visitor[by](toggle)
    await visitor.expectVisible('#menu')
    await visitor[by](`${weight} summary`)
    await visitor.expectVisible(`${weight} a[href="/semaglutide"]`)
    await visitor[by](`${wellness} summary`)
    await visitor.expectHidden(`${weight} a[href="/semaglutide"]`)
    await visitor[by](`${wellness} a[href="/duo"]`)
    await expect.poll(visitor.path).toBe('/duo')
  })
}

test('on a phone Esc closes the menu and the page behind it stands still', async ({ visitor }) => {
  await visitor.open('/contact', phone)
  await visitor.click(toggle)
  await visitor.expectVisible('#menu')
  expect(await visitor.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
  await visitor.press('Escape')
  await visitor.expectHidden('#menu')
  expect(await visitor.hasFocus(toggle)).toBe(true)
})

/** Safari before 18 makes clicks that are no pointer events. */
function pressAsOldSafari(selector: string): void {
  const summary = document.querySelector(selector)!
  summary.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }))
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })
  summary.dispatchEvent(click)
}

test('one way to an appointment is in sight: the top bar’s, and once that has gone the header’s', async ({
  visitor,
}) => {
  await visitor.open('/prices')
  await visitor.expectHidden('.header-appointment a')
  await visitor.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await visitor.expectVisible('.header-appointment a')
  await visitor.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await visitor.expectHidden('.header-appointment a')
})

function linesOf(selector: string): { text: string; count: number }[] {
  return [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility())
    .map((one) => {
      const range = document.createRange()
      range.selectNodeContents(one.querySelector('span') ?? one)
      const tops = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))
      return { text: one.textContent ?? '', count: new Set(tops).size }
    })
}
