import { expect, test } from '@playwright/test'
import { pagesWith, type Section } from '../../../tests/helpers/content.ts'

const lengthOf = ({ prices }: Section) => (prices as string[] | undefined)?.length ?? 0

test('on a phone every price stands on the right edge, however long its name', async ({ page }) => {
  const [longest] = pagesWith('prices')
    .flatMap(({ address, sections }) => sections.map((section) => ({ address, section })))
    .toSorted((one, other) => lengthOf(other.section) - lengthOf(one.section))
  const { address, section } = longest!
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address)
  const list = page.getByRole('region', { name: section.title })
  const gaps = await list.locator('dl').evaluate((all) => {
    const edge = all.getBoundingClientRect().right
    return [...all.querySelectorAll('dd')].map((price) => {
      const range = document.createRange()
      range.selectNodeContents(price)
      return Math.round(edge - range.getBoundingClientRect().right)
    })
  })
  expect(gaps).toEqual(Array.from({ length: lengthOf(section) }, () => 0))
})
