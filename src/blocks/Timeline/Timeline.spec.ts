import { expect, test } from '@playwright/test'
import { withApostrophes } from '#lib/apostrophes.ts'
import { blocks } from '#lib/words/en/blocks.ts'
import { pagesWith } from '../../../tests/helpers/content.ts'

test('a timeline tells its moments in order, and last what happens after stopping', async ({ page }) => {
  const [{ address, sections }] = pagesWith('timeline') as [ReturnType<typeof pagesWith>[number]]
  const moments = sections[0]!['moments'] as { when: string }[]
  await page.goto(address)
  await expect(page.locator('.timeline').getByRole('listitem').getByRole('heading')).toHaveText([
    ...moments.map(({ when }) => withApostrophes(when)),
    blocks.ifYouStop,
  ])
})
