import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { manifest } from '../pages.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Every page once more, as it stands with everything unfolded, on a phone, a tablet and a desk. */
for (const address of manifest.pages) {
  test(`${address} has no accessibility fault with menu and panels open`, async ({ page }) => {
    await page.goto(address)
    for (const width of [1280, 768, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(() => {
        for (const panel of document.querySelectorAll('details')) panel.open = true
        const menu = document.getElementById('menu')
        if (menu?.checkVisibility() === false) menu.showPopover()
      })
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'])
        .analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
        `${width}px`,
      ).toEqual([])
    }
  })
}
