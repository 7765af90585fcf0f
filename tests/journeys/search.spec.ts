import { expect, test } from '@playwright/test'
import { addressIn, type Language } from '#lib/language.ts'
import { en } from '#lib/words/en.ts'
import { es } from '#lib/words/es.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { content } from '../helpers/content.ts'

const words = { en, es }
const nasty = '<>"$&'

for (const language of ['en', 'es'] as Language[]) {
  const { search } = words[language]
  const treatment = semaglutideIn(language)

  test(`search answers as you type and tolerates a typo (${language})`, async ({ page }) => {
    await page.goto(addressIn(language, '/contact'))
    const dialog = page.getByRole('dialog', { name: search.title })
    const box = dialog.getByRole('searchbox')
    // The script that handles the key starts after the first paint.
    await expect(async () => {
      await page.keyboard.press('Control+k')
      await expect(box).toBeFocused({ timeout: 1000 })
    }).toPass()
    await box.pressSequentially(withOneLetterWrong(treatment.name))
    const answers = dialog.locator('[data-search-results] a')
    await expect(answers.first()).toContainText(treatment.name)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page, 'dialog')
    }
    await page.keyboard.press('ArrowDown')
    await expect(answers.first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=/)
    const asked = new URL(page.url()).search
    await page.locator('footer a[data-other-language]').click()
    await expect(page).toHaveURL(addressIn(language === 'en' ? 'es' : 'en', '/search') + asked)
    await page.goBack()
    await page.locator('main [data-search-results] a').first().click()
    await expect(page).toHaveURL(treatment.address)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`search without JavaScript answers in its language (${language})`, async ({ page }) => {
      await page.goto(addressIn(language, `/search?q=${encodeURIComponent(treatment.name)}`))
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
      const answers = page.locator('main [data-search-results] li')
      await expect(answers.first()).toContainText(treatment.name)
      const said = await answers.allInnerTexts()
      // The placeholder of the template row must not remain in the answers.
      expect(said.filter((text) => text.includes(search.page))).toEqual([])
      await answers.first().getByRole('link').click()
      await expect(page).toHaveURL(treatment.address)
    })
  })

  test(`search without a match leads to every page and to the telephone (${language})`, async ({ page }) => {
    await page.goto(addressIn(language, `/search?q=zzzz${encodeURIComponent(nasty)}`))
    const main = page.locator('main')
    await expect(main.locator('[data-search-results] a')).toHaveCount(0)
    await expect(main.locator('a[href^="tel:"]').first()).toBeVisible()
    await expect(main.getByRole('searchbox')).toHaveValue(`zzzz${nasty}`)
  })
}

test('search dialog closes by Esc and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await page.locator('[popovertarget="menu"]').first().click()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused()
  await expect(page.locator('#menu')).toBeHidden()
  await expectAccessible(page, 'dialog')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 800 })
  const logo = page.locator('header a').first()
  await logo.focus()
  await page.keyboard.press('Meta+k')
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(logo).toBeFocused()
  await page.locator('[data-search-open]').click()
  await page.getByRole('dialog').getByRole('searchbox').fill('botox')
  await expect(page.getByRole('dialog').getByRole('link').first()).toContainText(/\$\d+ per unit/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('[data-search-open]')).toBeFocused()
})

function semaglutideIn(language: Language) {
  const { treatments } = language === 'es' ? content().spanish! : content()
  return treatments.find(({ address }) => address === addressIn(language, '/semaglutide'))!
}

function withOneLetterWrong(name: string): string {
  return name.replace('ag', 'og')
}
