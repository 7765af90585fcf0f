import { expect, test, type Locator } from '@playwright/test'
import { layoutShift, readThrough } from '../../helpers/page-state.ts'

const waiting = '[data-reveal="waiting"]'

test('scroll-in leaves the first window alone', async ({ page }) => {
  await page.goto('/semaglutide')
  await expect(page.locator(waiting).first()).toBeAttached()
  const tops = await page
    .locator(waiting)
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top - innerHeight))
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(0)
})

test('scroll-in shows an element 120px inside the window, over 1000 ms, by ease, once', async ({ page }) => {
  await page.goto('/')
  const target = page.locator('section[data-reveal]').last()
  await expect(target).toHaveAttribute('data-reveal', 'waiting')
  await place(target, 115)
  await expect(target).toHaveAttribute('data-reveal', 'waiting')
  await place(target, 125)
  await expect(target).toHaveAttribute('data-reveal', 'shown')
  const transition = await target.evaluate((element) => {
    const { transitionDuration, transitionTimingFunction } = getComputedStyle(element)
    return [transitionDuration, transitionTimingFunction]
  })
  expect(transition).toEqual(['1s, 1s', 'ease, ease'])
  await expect.poll(() => target.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
  await place(target, -2000)
  await expect(target).toHaveAttribute('data-reveal', 'shown')
  await place(target, 150)
  expect(await target.evaluate((element) => element.getAnimations().length)).toBe(0)
})

test('scroll-in shows an element within 99 ms of a scroll and 50 ms of a resize', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator(waiting).first()).toBeAttached()
  await page.evaluate(() => {
    const delays: Record<string, number[]> = { scroll: [], resize: [] }
    let [event, since] = ['scroll', 0]
    for (const type of Object.keys(delays))
      addEventListener(type, () => ([event, since] = [type, performance.now()]), true)
    new MutationObserver((all) => {
      if (all.some(({ target }) => (target as Element).getAttribute('data-reveal') === 'shown'))
        delays[event]!.push(performance.now() - since)
    }).observe(document.body, { subtree: true, attributeFilter: ['data-reveal'] })
    Object.assign(window, { delays })
  })
  const least = (type: 'scroll' | 'resize') =>
    page.evaluate(
      (one) => Math.min(...(window as unknown as { delays: Record<string, number[]> }).delays[one]!),
      type,
    )
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await expect.poll(() => least('scroll')).toBeLessThanOrEqual(99)
  for (const height of [1500, 2200, 2900, 3600, 4300]) await page.setViewportSize({ width: 1280, height })
  await expect.poll(() => least('resize')).toBeLessThanOrEqual(50)
})

test('scroll-in shifts nothing, and leaves nothing hidden at the end', async ({ page }) => {
  await page.goto('/')
  await readThrough(page)
  await page.keyboard.press('End')
  await expect(page.locator(waiting)).toHaveCount(0)
  expect(await layoutShift(page)).toBeLessThan(0.005)
})

/** Scrolls until the element is so far inside the window, and until the page's observer has been told. */
function place(target: Locator, inside: number): Promise<void> {
  return target.evaluate(async (element, by) => {
    // Its own 24px of rise are not counted.
    const rise = element.getAttribute('data-reveal') === 'waiting' ? 24 : 0
    const top = element.getBoundingClientRect().top - rise + scrollY
    scrollTo({ top: top - innerHeight + by, behavior: 'instant' })
    // Observers report in the order they were made, so the page's own has reported before this one.
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(element))
    // Longer than elements that arrive together wait for each other.
    await new Promise((resolve) => setTimeout(resolve, 500))
  }, inside)
}
