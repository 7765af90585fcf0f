import { expect, test } from '@playwright/test'
import { blocks } from '#lib/words/en/blocks.ts'
import { pageWith, readContent } from '../../../tests/helpers/content.ts'

const drips = readContent<{ id: string; button: { to: string } }[]>('drips.yaml')
const address = pageWith('drips')

test('the button of a drip brings its name into the contact form', async ({ page }) => {
  await page.goto(address)
  const cards = page.locator('[data-drip]')
  for (const [index, { id, button }] of drips.entries())
    if (button.to === 'contact')
      await expect(cards.nth(index).locator(`a[href="/contact?about=${id}"]`)).toHaveCount(1)
  const name = (await cards.last().locator('h3').textContent())!
  await cards.last().locator('a[href^="/contact"]').click()
  await expect(page.locator('form[data-form=contact] [name=subject]')).toHaveValue(blocks.dripNamed(name))
})
