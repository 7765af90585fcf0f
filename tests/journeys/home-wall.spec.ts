import { expect, test } from '@playwright/test'
import { withApostrophes } from '#lib/typography.ts'
import { clockAt, type Light, lights, openingSchedule } from '#lib/practice-clock.ts'
import { wordsIn } from '#lib/words/words.ts'
import { practice } from '../helpers/content.ts'

/** Ten past the hour when each light begins on an open day, and a closed day; New York time. */
const moments: Record<Light, string> = {
  dawn: '2026-01-05T06:10:00-05:00',
  morning: '2026-01-05T09:10:00-05:00',
  noon: '2026-01-05T13:10:00-05:00',
  gold: '2026-01-05T17:10:00-05:00',
  evening: '2026-01-05T21:10:00-05:00',
  night: '2026-01-05T02:10:00-05:00',
  closed: '2026-01-04T13:10:00-05:00',
}

for (const language of ['en', 'es'] as const) {
  test(`home page shows the wall and the sentence of the hour (${language})`, async ({ page }) => {
    const { wall } = wordsIn(language).blocks
    for (const light of lights) {
      await page.clock.setFixedTime(moments[light])
      await page.goto(language === 'en' ? '/' : '/es', { waitUntil: 'domcontentloaded' })
      await expect(page.locator('html')).toHaveAttribute('data-light', light)
      await expect(page.locator('[data-picture-for] img:visible')).toHaveAttribute('src', ofLight(light))
      const { open } = clockAt(new Date(moments[light]), openingSchedule(practice))
      const line = page.locator('[data-time-sentence]')
      await expect(line).toContainText(withApostrophes(wall.lights[light].scene))
      await expect(line).toContainText(/\b\d+:10\b/)
      await expect(line).toContainText(open || light === 'closed' ? '' : withApostrophes(wall.closed))
    }
  })
}

test('home page sends one of its seven wall pictures', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (/\/wall-[\w.-]+\.(?:avif|webp|jpe?g)$/.test(request.url())) sent.push(request.url())
  })
  await page.clock.setFixedTime(moments.evening)
  await page.goto('/')
  await expect(page.locator('[data-picture-for] img:visible')).toHaveAttribute('loading', 'eager')
  // The time slider becomes active after the first window has loaded.
  await expect(page.locator('[inert] > .time-slider')).toHaveCount(0)
  expect(sent).toEqual([expect.stringMatching(ofLight('evening'))])
})

test('time slider shows another hour by keyboard and goes back to the present one', async ({ page }) => {
  const { wall } = wordsIn('en').blocks
  await page.clock.setFixedTime(moments.noon)
  await page.goto('/?hour=evening')
  await expect(page.locator('html')).toHaveAttribute('data-light', 'evening')
  await expect(page.locator('[data-time-sentence]')).toHaveText(sentenceOf('evening'))
  const range = page.getByRole('slider', { name: wall.timeSlider(practice.address.city) })
  await expect(range).toHaveAttribute('aria-valuetext', wall.lights.evening.name)
  await range.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('html')).toHaveAttribute('data-light', 'night')
  await expect(range).toHaveAttribute('aria-valuetext', wall.lights.night.name)
  await expect(page.locator('[data-time-sentence]')).toHaveText(sentenceOf('night'))
  await expect(page.locator('[data-picture-for] img:visible')).toHaveAttribute('src', ofLight('night'))
  for (let stop = lights.indexOf('night'); stop > lights.indexOf('noon'); stop--)
    await page.keyboard.press('ArrowLeft')
  await expect(page.locator('[data-time-sentence]')).toContainText('1:10')

  function sentenceOf(light: Light): string {
    const { name, scene } = wall.lights[light]
    return withApostrophes(wall.other(name, practice.address.city, scene))
  }
})

test('home page says noon at twelve o’clock', async ({ page }) => {
  await page.clock.setFixedTime('2026-01-05T12:00:00-05:00')
  await page.goto('/')
  await expect(page.locator('[data-time-sentence]')).toContainText(wordsIn('en').blocks.wall.noon)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('home page without a script shows morning and the hours', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('[data-picture-for] img:visible')).toHaveAttribute('src', ofLight('morning'))
    await expect(page.locator('[data-time-sentence]')).toContainText(wordsIn('en').hours.closed)
    await expect(page.locator('.time-slider')).toBeHidden()
  })
})

function ofLight(light: Light): RegExp {
  return new RegExp(`/wall-${light}\\.`)
}
