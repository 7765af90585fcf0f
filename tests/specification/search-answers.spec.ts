import { expect, test } from '@playwright/test'
import { builtFiles } from './site.ts'

const indexFile = builtFiles.find((file) => /^\/search-index\.[0-9a-f]+\.json$/.test(file))!

test('no page asks for the index before it is needed', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContain(indexFile)
  await page.getByRole('link', { name: 'Search', exact: true }).click()
  await expect.poll(() => asked).toContain(indexFile)
})

test('/search answers by itself, also to an address with words in it', async ({ page }) => {
  await page.goto('/search?q=b12')
  const first = page.locator('main [data-search-results] a').first()
  await expect(first).toContainText('Vitamin Injections')
  await page.locator('main').getByRole('searchbox').fill('jobs')
  await expect(first).toContainText('Careers')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=jobs')
})

test('a mistyped address suggests what comes close and leaves the field empty', async ({ page }) => {
  await page.goto('/semaglutid')
  const main = page.getByRole('main')
  await expect(main.getByRole('searchbox')).toHaveValue('')
  await expect(main.getByRole('search').getByRole('listitem').first()).toContainText('Semaglutide')
})

test('an address that is like nothing suggests nothing', async ({ page }) => {
  await page.goto('/wp-login-zzzz')
  const main = page.getByRole('main')
  await expect(main.getByRole('searchbox')).toHaveValue('')
  await page.waitForTimeout(1000)
  await expect(main.getByRole('search').getByRole('listitem')).toHaveCount(0)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the button leads to a page with a form and every page by section', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL('/search')
    await expect(page.getByRole('heading', { name: 'Weight loss' })).toBeVisible()
    await page.locator('main').getByRole('searchbox').fill('botox')
    await page.locator('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?q=botox')
    // The server answers in the place of the script.
    await expect(page.locator('main ol:not(nav *)').getByRole('link').first()).toContainText('Neurotoxin')
    await expect(page.locator('main').getByRole('status')).toHaveText(/pages? found$/)
  })
})
