import { expect, test, type Page } from '@playwright/test'

/** Monday to Saturday around the clock, Sunday closed, on the clock of the practice wherever the visitor is. */
const moments = [
  { what: 'a Wednesday noon', at: '2026-06-10T12:00:00-04:00', open: true },
  { what: 'the last minute of Saturday', at: '2026-06-13T23:59:00-04:00', open: true },
  { what: 'the first minute of Sunday', at: '2026-06-14T00:00:00-04:00', open: false },
  { what: 'the last minute of Sunday', at: '2026-06-14T23:59:00-04:00', open: false },
  { what: 'the first minute of Monday', at: '2026-06-15T00:00:00-04:00', open: true },
  { what: 'the Sunday on which clocks go forward', at: '2026-03-08T23:30:00-04:00', open: false },
  { what: 'half an hour into the Monday after it', at: '2026-03-09T00:30:00-04:00', open: true },
  { what: 'the Sunday on which clocks go back', at: '2026-11-01T23:30:00-05:00', open: false },
  { what: 'half an hour into the Monday after that', at: '2026-11-02T00:30:00-05:00', open: true },
]

for (const timezoneId of ['America/New_York', 'Asia/Tokyo']) {
  test.describe(`seen from ${timezoneId}`, () => {
    test.use({ timezoneId })
    for (const { what, at, open } of moments) {
      test(`${what} is ${open ? 'open' : 'closed'}`, async ({ page }) => {
        await page.clock.setFixedTime(new Date(at))
        await expectLine(page, open)
      })
    }
  })
}

test('it changes as the hour passes, without a reload', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-06-13T23:58:30-04:00') })
  await expectLine(page, true)
  await page.clock.fastForward(100_000)
  await expect(line(page)).toHaveText(/^Closed now/)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('the hours stand there by themselves', async ({ page }) => {
    await page.goto('/contact')
    await expect(line(page)).toHaveText('Monday to Saturday: open 24 hours · Sunday: closed')
  })
})

async function expectLine(page: Page, open: boolean): Promise<void> {
  await page.goto('/contact')
  await expect(line(page)).toHaveText(
    `${open ? 'Open now' : 'Closed now'} · Monday to Saturday: open 24 hours · Sunday: closed`,
  )
}

function line(page: Page) {
  return page.locator('[data-open-now]').first()
}
