import { expect, test } from './engine-test.ts'

const first = 'section[aria-labelledby=questions] details'

test('a question unfolds over 0.4 s and folds again', async ({ visitor }) => {
  await visitor.open('/semaglutide')
  await visitor.middleOf(`${first} summary`)
  await visitor.evaluate(watchHeight, first)
  await visitor.click(`${first} summary`)
  await expect.poll(() => visitor.evaluate(heightsSeen), { timeout: 10_000 }).not.toBeNull()
  const { between, settledAt } = (await visitor.evaluate(heightsSeen))!
  expect(between, 'heights between folded and open').toBeGreaterThan(1)
  expect(settledAt).toBeGreaterThan(200)
  expect(settledAt).toBeLessThan(900)
  await visitor.click(`${first} summary`)
  await expect.poll(() => visitor.count(`${first}[open]`)).toBe(0)
})

test('of a card only one panel is open', async ({ visitor }) => {
  await visitor.open('/vitamin-infusions')
  const group = await visitor.evaluate(
    () => document.querySelector<HTMLDetailsElement>('details[name^="drip-"]')!.name,
  )
  const all = `details[name="${group}"]`
  await visitor.click(`${all} summary`)
  await expect.poll(() => visitor.count(`${all}[open]`)).toBe(1)
  await visitor.click(`${all} ~ details summary`)
  await expect.poll(() => visitor.count(`${all}:first-of-type[open]`)).toBe(0)
  expect(await visitor.count(`${all}[open]`)).toBe(1)
})

test('with stillness asked for it opens at once', async ({ visitor }) => {
  await visitor.open('/semaglutide', { stillness: true })
  await visitor.middleOf(`${first} summary`)
  await visitor.evaluate(watchHeight, first)
  await visitor.click(`${first} summary`)
  await expect.poll(() => visitor.evaluate(heightsSeen), { timeout: 10_000 }).not.toBeNull()
  expect((await visitor.evaluate(heightsSeen))!.between).toBe(0)
})

/** Writes down how high the panel is, a frame at a time, for a second after it was opened. */
function watchHeight(selector: string): void {
  const panel = document.querySelector<HTMLDetailsElement>(selector)!
  const seen: { at: number; height: number }[] = []
  const height = () => panel.getBoundingClientRect().height
  const folded = height()
  panel.querySelector('summary')!.addEventListener(
    'click',
    async () => {
      const pressed = performance.now()
      while (performance.now() - pressed < 1200) {
        await new Promise(requestAnimationFrame)
        seen.push({ at: performance.now() - pressed, height: height() })
      }
      const open = height()
      const between = seen.filter(({ height }) => height > folded + 3 && height < open - 3).length
      const settledAt = seen.find(({ height }) => Math.abs(height - open) < 1)!.at
      Object.assign(window, { heights: { between, settledAt } })
    },
    { once: true },
  )
}

function heightsSeen(): { between: number; settledAt: number } | null {
  return (window as { heights?: { between: number; settledAt: number } }).heights ?? null
}
