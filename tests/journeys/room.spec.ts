import { expect, test } from '@playwright/test'
import { withApostrophes } from '#lib/typography.ts'
import { clockAt, type Light, lights, openingOf } from '#lib/practice-clock.ts'
import { wordsIn } from '#lib/words/words.ts'
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
  test(`the room has the light of the hour (${language})`, async ({ page }) => {
    const { room } = wordsIn(language).blocks
    for (const light of lights) {
      await page.clock.setFixedTime(moments[light])
      await page.goto(language === 'en' ? '/' : '/es', { waitUntil: 'domcontentloaded' })
      await expect(page.locator('html')).toHaveAttribute('data-light', light)
      await expect(page.locator('.hero-light img:visible')).toHaveAttribute('src', ofLight(light))
      const { open } = clockAt(new Date(moments[light]), openingOf(practice))
      const line = page.locator('.hero-now')
      await expect(line).toContainText(withApostrophes(room.lights[light].scene))
      await expect(line).toContainText(/\b\d+:10\b/)
      await expect(line).toContainText(open ? '' : withApostrophes(room.closed))
    }
  })
}

test('of seven pictures one is sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (/\/room-[\w.-]+\.(?:avif|webp|jpe?g)$/.test(request.url())) sent.push(request.url())
  })
  await page.clock.setFixedTime(moments.evening)
  await page.goto('/')
  // Sent for when the first window has come.
  await expect(page.locator('.hero-turn')).not.toHaveAttribute('inert')
  expect(sent).toEqual([expect.stringMatching(ofLight('evening'))])
})

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
  await expect(page.locator('.hero-light img:visible')).toHaveAttribute('src', ofLight('night'))
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
    await expect(page.locator('.hero-light img:visible')).toHaveAttribute('src', ofLight('morning'))
    await expect(page.locator('.hero-now')).toContainText(wordsIn('en').hours.closed)
    await expect(page.locator('.hero-turn')).toBeHidden()
  })
})

function ofLight(light: Light): RegExp {
  return new RegExp(`/room-${light}\\.`)
}
