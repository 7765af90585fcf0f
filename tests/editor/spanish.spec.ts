import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { es } from '#lib/words/es.ts'
import { listFiles } from '../../src/reading/source.ts'
import { contentRoot, copyContent } from '../../src/reading/testing/content-copy.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { editorOver, save, slow } from './editing.ts'

/** Content as it is today: what was agreed on first had one language. */
const copy = copyContent(contentRoot)
const spanish = listFiles(copy.root, 'es/treatments')[0]!
const english = spanish.slice('es/'.length)
const titleOf = (file: string) => (parse(copy.read(file)) as { name: string }).name
const editor = editorOver(4428, copy)

test('a Spanish page stands after its English one, with the English of each field beside it', async ({
  page,
}) => {
  await editor.open(page, english)
  await expect(page.getByText('The Spanish page is in step')).toBeVisible()
  const list = page.getByRole('navigation', { name: 'Pages and files' })
  const listed = list.getByRole('listitem').filter({ hasText: titleOf(english) })
  await expect(listed.first().locator('xpath=following-sibling::li[1]')).toHaveText(
    new RegExp(`^${titleOf(spanish)}in Spanish$`),
  )
  await page.getByRole('button', { name: 'Open the Spanish page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(spanish))

  const purpose = page.getByLabel('Purpose')
  const beside = page.locator('.beside', { has: purpose }).locator('.english')
  await expect(beside).toContainText((parse(copy.read(english)) as { purpose: string }).purpose)
  await expect(beside).toHaveAttribute('lang', 'en')
  const [left, right] = await Promise.all([beside.boundingBox(), purpose.boundingBox()])
  expect(left!.x + left!.width).toBeLessThanOrEqual(right!.x)
  await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('lang', /^es/)
  await expectAccessible(page)
})

test('a change in English marks the Spanish page, its readers are told, and it is marked anew', async ({
  page,
}) => {
  await editor.open(page, english)
  await page.getByLabel('Purpose').fill('Quite another sentence of what this page is for.')
  await save(page)
  const list = page.getByRole('navigation', { name: 'Pages and files' })
  await list.getByRole('button', { name: 'in Spanish, behind the English' }).click()
  const box = page.getByRole('region', { name: 'The other language' })
  await expect(box).toContainText('opening')
  await expect(page.frameLocator('iframe').getByText(es.translation.behind)).toBeVisible(slow)
  const beside = page.locator('.beside', { has: page.getByLabel('Purpose') }).locator('.english')
  await expect(beside).toContainText('Quite another sentence')

  await page.getByLabel('Purpose').fill('Una frase muy distinta de para qué es esta página.')
  await save(page)
  await expect(box).toContainText('The Spanish page is behind')
  await box.getByRole('button', { name: 'Saved: mark it as in step' }).click()
  await expect(box).toContainText('The Spanish page is in step')
  await save(page)
  await expect(list.getByText('behind the English')).toHaveCount(0)
  await expect(page.frameLocator('iframe').getByText(es.translation.behind)).toHaveCount(0, slow)
  expect(copy.read(spanish)).toContain('purpose: Una frase muy distinta de para qué es esta página.')
  expect(copy.problems()).toEqual([])
})

test('on a phone the English stands above the field', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await editor.open(page, spanish)
  const purpose = page.getByLabel('Purpose')
  const beside = page.locator('.beside', { has: purpose }).locator('.english')
  const [above, below] = await Promise.all([beside.boundingBox(), purpose.boundingBox()])
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y)
  expect(above!.width).toBeGreaterThan(250)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)
})
