import { expect, test, type Page } from '@playwright/test'
import { withApostrophes } from '#lib/apostrophes.ts'
import { clockAt, type Light, lights } from '#lib/practice-clock.ts'
import { wordsIn } from '#lib/words/words-in.ts'
import { practice } from '../helpers/content.ts'

/** By the practice's clock: a day with hours at ten past every light's hour, and a closed one. */
const moments: Record<Light, string> = {
  dawn: '2026-01-05T06:10:00-05:00',
  morning: '2026-01-05T09:10:00-05:00',
  noon: '2026-01-05T13:10:00-05:00',
  gold: '2026-01-05T17:10:00-05:00',
  evening: '2026-01-05T21:10:00-05:00',
  night: '2026-01-05T02:10:00-05:00',
  sunday: '2026-01-04T13:10:00-05:00',
}

for (const language of ['en', 'es'] as const) {
  test(`the room has the light of the hour, and one picture of it is sent (${language})`, async ({
    page,
  }) => {
    const { room } = wordsIn(language).blocks
    await page.setViewportSize({ width: 390, height: 844 })
    for (const light of lights) {
      const sent = roomsRequested(page)
      await page.clock.setFixedTime(moments[light])
      await page.goto(language === 'en' ? '/' : '/es', { waitUntil: 'networkidle' })
      await expect(page.locator('html')).toHaveAttribute('data-light', light)
      const line = page.locator('.hero-now')
      await expect(line).toContainText(withApostrophes(room.lights[light].scene))
      await expect(line).toContainText(/\b\d+:10\b/)
      const { open } = clockAt(new Date(moments[light]), practice)
      await expect(line).toContainText(open ? '' : withApostrophes(room.closed))
      expect([...new Set(sent())]).toEqual([expect.stringContaining(`room-${light}.`)])
      expect(sent()).toHaveLength(1)
    }
  })
}

test('the address may ask for another hour, and a row of buttons turns the day', async ({ page }) => {
  const { room } = wordsIn('en').blocks
  await page.clock.setFixedTime(moments.noon)
  await page.goto('/?hour=evening')
  await expect(page.locator('html')).toHaveAttribute('data-light', 'evening')
  await expect(page.locator('.hero-now')).toHaveText(turnedLine('evening'))
  const button = (light: Light) => page.getByRole('button', { name: room.lights[light].name, exact: true })
  await expect(button('evening')).toHaveAttribute('aria-pressed', 'true')
  await button('night').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-light', 'night')
  await expect(page.locator('.hero-now')).toHaveText(turnedLine('night'))
  await expect(page.locator('.hero-light img:visible')).toHaveAttribute('src', /room-night\./)
  await button('noon').click()
  await expect(page.locator('.hero-now')).toContainText('1:10')

  function turnedLine(light: Light): string {
    const { name, scene } = room.lights[light]
    return room.turned(name, practice.address.city, scene)
  }
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('it is morning, and the line says the hours', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('.hero-light img:visible')).toHaveAttribute('src', /room-morning\./)
    await expect(page.locator('.hero-now')).toContainText(wordsIn('en').hours.closed)
    await expect(page.locator('.hero-turn')).toBeHidden()
  })
})

/** Which pictures of the room the next page asks for. */
function roomsRequested(page: Page): () => string[] {
  const urls: string[] = []
  page.removeAllListeners('request')
  page.on('request', (request) => {
    const url = request.url()
    if (/\/room-[\w.-]+\.(?:avif|webp|jpe?g)$/.test(url)) urls.push(url)
  })
  return () => urls
}
