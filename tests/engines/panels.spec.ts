import { expect, test } from './engine-test.ts'
import type { Visitor } from './visitor.ts'

type Heights = { between: number; settledAt: number }

const first = 'section[aria-labelledby=questions] details'

/** A machine with much to do draws few frames: a try that was hardly drawn says nothing, the next one may. */
test('a question unfolds over 0.4 s and folds again', async ({ visitor }) => {
  await visitor.open('/semaglutide')
  await expect(async () => {
    const { between, settledAt } = await unfold(visitor)
    await visitor.click(`${first} summary`)
    await expect.poll(() => visitor.count(`${first}[open]`)).toBe(0)
    expect(between, 'heights between folded and open').toBeGreaterThan(1)
    expect(settledAt).toBeGreaterThan(200)
    expect(settledAt).toBeLessThan(900)
  }).toPass({ timeout: 40_000 })
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
  expect((await unfold(visitor)).between).toBe(0)
})

/** Opens the first question; how often it was seen half open, and when it stood still. */
async function unfold(visitor: Visitor): Promise<Heights> {
  await visitor.middleOf(`${first} summary`)
  await visitor.evaluate(watchHeight, first)
  await visitor.click(`${first} summary`)
  await expect.poll(() => visitor.evaluate(heightsSeen), { timeout: 10_000 }).not.toBeNull()
  return (await visitor.evaluate(heightsSeen))!
}

/** Writes down how high the panel is, a frame at a time, for a second after it was opened. */
function watchHeight(selector: string): void {
  const panel = document.querySelector<HTMLDetailsElement>(selector)!
  const seen: { at: number; height: number }[] = []
  const height = () => panel.getBoundingClientRect().height
  Object.assign(window, { heights: null })
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

function heightsSeen(): Heights | null {
  return (window as { heights?: Heights | null }).heights ?? null
}
