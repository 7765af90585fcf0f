import { expect, test } from './engine-test.ts'
import { phone } from './visitor.ts'

/** One of each template. */
const addresses = [
  '/',
  '/semaglutide',
  '/weight-loss',
  '/vitamin-infusions',
  '/prices',
  '/contact',
  '/blog/peptide-therapy',
  '/meet-us',
]

for (const address of addresses) {
  test(`${address} is no wider than a phone or a desk, read to its end, and says nothing in the console`, async ({
    visitor,
  }) => {
    for (const settings of [phone, {}]) {
      await visitor.open(address, settings)
      await visitor.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
          scrollTo({ top, behavior: 'instant' })
          await new Promise((later) => setTimeout(later, 40))
        }
      })
      expect(await visitor.evaluate(overhang)).toBeLessThanOrEqual(0)
    }
    // As a tablet is turned: WebKit has crashed here.
    await visitor.settle(phone)
    expect(await visitor.evaluate(overhang)).toBeLessThanOrEqual(0)
  })
}

function overhang(): number {
  return document.documentElement.scrollWidth - innerWidth
}
