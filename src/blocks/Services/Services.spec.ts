import { expect, test, type Page } from '@playwright/test'

const cards = {
  'Weight Loss': '/semaglutide',
  'Hormone Replacement Therapy': '/hormone-replacement-therapy',
  'Peptide Therapy': '/peptide-therapy',
  'Sexual Wellness': '/sexual-wellness-treatments',
  'Primary Care': '/primary-care',
  Aesthetics: '/skin-pen',
}

test('six cards lead where they should', async ({ page }) => {
  const section = await openServices(page)
  await expect(section.getByRole('article')).toHaveCount(6)
  for (const [title, address] of Object.entries(cards)) {
    const card = section
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    await expect(card.getByRole('link')).toHaveAttribute('href', address)
  }
})

test('three stand in a row at 1280px, two at 768px', async ({ page }) => {
  const section = await openServices(page)
  const columns = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    const lefts = await section
      .getByRole('article')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left))
    return new Set(lefts.map(Math.round)).size
  }
  expect(await columns(1280)).toBe(3)
  expect(await columns(1680)).toBe(3)
  expect(await columns(768)).toBe(2)
})

test('the list rises on hover and on focus, and is away otherwise', async ({ page }) => {
  const section = await openServices(page)
  const card = section.getByRole('article').first()
  const seen = () =>
    card
      .locator('.service-more')
      .evaluate((more) => more.getBoundingClientRect().height > 40 && getComputedStyle(more).opacity === '1')
  await page.mouse.move(0, 0)
  await expect.poll(seen).toBe(false)
  await card.hover()
  await expect.poll(seen).toBe(true)
  await page.mouse.move(0, 0)
  await expect.poll(seen).toBe(false)
  await card.getByRole('link').focus()
  await expect.poll(seen).toBe(true)
})

test('a click anywhere on a card follows its link', async ({ page }) => {
  const section = await openServices(page)
  const box = (await section.getByRole('article').first().boundingBox())!
  await page.mouse.click(box.x + box.width / 2, box.y + 40)
  await expect(page).toHaveURL(/\/semaglutide$/)
})

test.describe('on touch screens', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })
  test('the lists always stand there', async ({ page }) => {
    const section = await openServices(page)
    for (const card of await section.getByRole('article').all()) {
      await expect(card.getByRole('listitem').first()).toBeVisible()
      expect((await card.locator('.service-more').boundingBox())!.height).toBeGreaterThan(40)
      expect(await card.locator('.service-more').evaluate((more) => getComputedStyle(more).opacity)).toBe('1')
    }
  })
})

test('at rest the shade covers at most two fifths of the picture', async ({ page }) => {
  const section = await openServices(page)
  await page.mouse.move(0, 0)
  for (const width of [768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    for (const card of await section.getByRole('article').all()) {
      const part = () =>
        card.evaluate((element) => {
          const words = element.querySelector('.service-words')!
          // The shade fades out above the words.
          const above = Number.parseFloat(getComputedStyle(words, '::after').height)
          return (words.getBoundingClientRect().height + above) / element.getBoundingClientRect().height
        })
      await expect.poll(part, { message: `${width}` }).toBeLessThanOrEqual(0.401)
    }
  }
})

test('on a phone the whole picture stands above its words, and the link clear of the edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const section = await openServices(page)
  for (const card of await section.getByRole('article').all()) {
    // At one moment: the card may still be rising.
    const [box, picture, words, lines, link] = await card.evaluate((element) =>
      [
        element,
        ...['img', '.service-words', '.service-lines', 'a'].map((part) => element.querySelector(part)!),
      ].map((one) => one.getBoundingClientRect().toJSON()),
    )
    expect(picture.width).toBeGreaterThan(box.width - 4)
    // Two to three at least, higher on a card of few words, whose link follows them at once.
    expect(picture.width / picture.height).toBeLessThan(1.55)
    expect(picture.width / picture.height).toBeGreaterThan(0.8)
    expect(link.y - (lines.y + lines.height)).toBeLessThan(12)
    expect(picture.y + picture.height).toBeLessThanOrEqual(words.y + 1)
    expect(box.y + box.height - (link.y + link.height)).toBeGreaterThanOrEqual(12)
  }
})

test('on a phone the cards are counted, and the next one is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const section = await openServices(page)
  const cards = await section
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') })
    .all()
  expect((await cards[1]!.boundingBox())!.x).toBeLessThan(375)
  for (const [index, card] of cards.entries())
    expect(await card.evaluate((one) => getComputedStyle(one, '::after').content)).toBe(`"${index + 1} of 6"`)
})

async function openServices(page: Page) {
  await page.goto('/')
  const section = page.getByRole('region', { name: 'Our Services' })
  await section.scrollIntoViewIfNeeded()
  return section
}
