import { expect, test } from '@playwright/test'
import { focused, lostText } from '../helpers/accessibility-probes.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { collectPageErrors } from '../helpers/page-errors.ts'

test('probes notice text cut off or sticking out, a fault of axe, a faint focus and a message', async ({
  page,
}) => {
  const errors = collectPageErrors(page)
  await page.setContent(`<main><p style="width: 3000px">Wider than the window</p>
    <div style="overflow: hidden; height: 10px"><p style="height: 40px; margin: 0">Cut off below</p></div>
    <img src="data:,"><a href="#" style="outline: none">No outline</a></main>`)
  const lost = await lostText(page)
  for (const fault of [/^sticks out to .*Wider/, /^cut off in .*Cut off below/])
    expect(lost).toContainEqual(expect.stringMatching(fault))
  await expect(expectAccessible(page)).rejects.toThrow(/image-alt/)
  await page.keyboard.press('Tab')
  expect(await focused(page)).toMatchObject({ outline: 0, covered: false })
  await page.evaluate(() => console.warn('a message'))
  expect(errors).toContain('warning: a message')
})
