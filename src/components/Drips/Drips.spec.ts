import { expect, test } from '@playwright/test'
import { blocks } from '#lib/words/en/blocks.ts'
import { pageWith, readContent } from '../../../tests/helpers/content.ts'

const drips = readContent<{ id: string; button: { to: string } }[]>('drips.yaml')
const address = pageWith('drips')

test('drip button brings its name into the contact form', async ({ page }) => {
  await page.goto(address)
  const row = (id: string) => page.getByRole('listitem').and(page.locator(`[id="${id}"]`))
  for (const { id, button } of drips)
    if (button.to === 'contact')
      await expect(row(id).locator(`a[href="/contact?about=${id}"]`)).toHaveCount(1)
  const last = row(drips.at(-1)!.id)
  const name = (await last.locator('h3').textContent())!
  await last.locator('summary').first().click()
  await last.locator('a[href^="/contact"]').click()
  await expect(page.locator('form[data-form=contact] [name=subject]')).toHaveValue(blocks.dripNamed(name))
})

test('a name in the list of prices opens its drip, and closes the one that was open', async ({ page }) => {
  await page.goto(address)
  const [first, second] = drips.map(({ id }) => page.locator(`[id="${id}"] > details`))
  await page.locator(`a[href="#${drips[0]!.id}"]`).click()
  await expect(first!).toHaveAttribute('open')
  await page.locator(`a[href="#${drips[1]!.id}"]`).click()
  await expect(second!).toHaveAttribute('open')
  await expect(first!).not.toHaveAttribute('open')
})
