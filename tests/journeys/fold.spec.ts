import { expect, test, type Page } from '@playwright/test'

const PHONE = { width: 390, height: 844 }

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('a long page folds what happens when to its heading, and a press unfolds it', async ({ page }) => {
    await page.goto('/semaglutide')
    const toggle = page.getByRole('button', { name: 'How it goes here' })
    const step = steps(page)
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(step).toBeHidden()
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(step).toBeVisible()
    await toggle.press('Enter')
    await expect(step).toBeHidden()
  })

  test('what warns, who should not use it and what it costs are never folded', async ({ page }) => {
    await page.goto('/semaglutide')
    for (const name of [
      'Side effects and warnings',
      'Is it a fit for you?',
      'What it costs, here and elsewhere',
    ])
      await expect(page.getByRole('region', { name }).locator('p, li').first()).toBeVisible()
  })

  test('a link to a folded section unfolds it', async ({ page }) => {
    await page.goto('/semaglutide#how-it-goes-here')
    await expect(steps(page)).toBeVisible()
  })

  test('the browser’s own search finds and unfolds it', async ({ page }) => {
    await page.goto('/semaglutide')
    await expect(steps(page)).toBeHidden()
    await page.goto(await addressOfWords(page))
    await expect(steps(page)).toBeVisible()
  })

  test('a link to its words, as search engines make them, finds it unfolded and leads there', async ({
    page,
  }) => {
    await page.goto('/semaglutide')
    await leadsToWords(page)
  })

  test('on paper it stands there', async ({ page }) => {
    await page.goto('/semaglutide')
    await expect(steps(page)).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(steps(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'How it goes here' })).toBeVisible()
  })

  test('nor are the form, and the counts of what helps and harms', async ({ page }) => {
    await page.goto('/semaglutide')
    await expect(page.locator('form[data-form=contact]').getByLabel('Name')).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'What happened to 100 people' }).locator('table, figure').first(),
    ).toBeVisible()
  })
})

test('a wide window folds nothing, nor does one that has grown', async ({ page }) => {
  await page.goto('/semaglutide')
  await expect(steps(page)).toBeVisible()
  await page.setViewportSize(PHONE)
  await page.reload()
  await expect(steps(page)).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(steps(page)).toBeVisible()
})

test('in a wide window a link to words leads there too', async ({ page }) => {
  await page.goto('/semaglutide')
  await leadsToWords(page)
})

test.describe('without a script', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false })
  test('nothing is folded', async ({ page }) => {
    await page.goto('/semaglutide')
    await expect(steps(page)).toBeVisible()
  })
})

function steps(page: Page) {
  return page.locator('section[aria-labelledby=how-it-goes-here] li').first()
}

async function leadsToWords(page: Page) {
  const address = await addressOfWords(page)
  await page.goto('about:blank')
  await page.goto(address)
  await expect(firstWords(page)).toBeInViewport()
  // Nor has it gone when all of the page is laid out.
  await page.waitForTimeout(1000)
  await expect(firstWords(page)).toBeInViewport()
}

/** Words that stand once on the page, whole ones: a search by address takes no part of a word. */
async function addressOfWords(page: Page) {
  const text = (await firstWords(page).textContent())!
  return `/semaglutide#:~:text=${encodeURIComponent(text.split(' ').slice(0, 6).join(' '))}`
}

function firstWords(page: Page) {
  return steps(page).locator('h3 ~ *').first()
}
