import { expect, test, type Page } from '@playwright/test'
import { readContent, type Section } from '../../helpers/content.ts'
import { leftOut } from './left-out.ts'

const address = '/house-calls'
const treatment = '/semaglutide'
const titlesOf = (file: string, ...blocks: string[]) =>
  readContent<{ sections: Section[] }>(file)
    .sections.filter(({ block }) => blocks.includes(block))
    .map(({ title }) => title!)
const [folded] = titlesOf(`pages${address}.yaml`, 'steps')
const phone = { width: 390, height: 844 }

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('long page on a phone folds its steps, and a press unfolds them', async ({ page }) => {
    await page.goto(address)
    const toggle = page.getByRole('button', { name: folded! })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(words(page)).toBeHidden()
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(words(page)).toBeVisible()
    await toggle.press('Enter')
    await expect(words(page)).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(words(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: folded! })).toBeVisible()
  })

  test('warnings, charts, prices and the form are never folded', async ({ page }) => {
    await page.goto(treatment)
    await expect(page.locator('.collapse-toggle').first()).toBeAttached()
    for (const name of titlesOf(`treatments${treatment}.yaml`, 'safety', 'suits', 'chart', 'prices')) {
      const region = page.getByRole('region', { name, exact: true })
      await expect(region.locator('p, li, table').first()).toBeVisible()
      await expect(region.locator('.collapse-toggle')).toHaveCount(0)
    }
    await expect(page.locator('form[data-form=contact] [name=message]')).toBeVisible()
  })

  test('link to a folded section or to its words leads there', async ({ page }) => {
    await page.goto(address)
    const id = await section(page).getAttribute('aria-labelledby')
    await expect(words(page)).toBeHidden()
    await page.goto(`${address}#${id}`)
    await expect(words(page)).toBeVisible()
    // A text fragment matches whole words only.
    const text = (await words(page).textContent())!.split(' ').slice(0, 6).join(' ')
    await page.goto('about:blank')
    await page.goto(`${address}#:~:text=${encodeURIComponent(text)}`)
    await expect(words(page)).toBeInViewport()
    await expect.poll(() => leftOut(page)).toBe(0)
    // The rest of the page is laid out now, which must not push the words away.
    await expect(words(page)).toBeInViewport()
  })
})

for (const javaScriptEnabled of [true, false])
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })
    test('page without a script or in a wide window folds nothing', async ({ page }) => {
      await page.goto(address)
      await expect(words(page)).toBeVisible()
      await page.setViewportSize(phone)
      await page.reload()
      await expect(words(page)).toBeVisible({ visible: !javaScriptEnabled })
      await page.setViewportSize({ width: 1280, height: 800 })
      await expect(words(page)).toBeVisible()
    })
  })

function section(page: Page) {
  return page.locator('main section', {
    has: page.getByRole('heading', { name: folded!, includeHidden: true }),
  })
}

function words(page: Page) {
  return section(page).locator('li > .inline-links').first()
}
