import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatMoney } from '#lib/money.ts'
import { contentRepository } from '../../testing/content-repository.ts'
import { labelOf } from '../../labels.ts'
import { historyOf, versionIn } from './git.ts'
import { describeChange } from './describe-change.ts'
import { publishingPlan, publishContent } from './publish.ts'

let site: ReturnType<typeof contentRepository>
beforeEach(() => {
  site = contentRepository({ isEnglish: true })
})
afterEach(() => site.dispose())

test('publish plan lists each changed field, and what to fix first', async () => {
  site.publishTo('origin main')
  const { id, amount, raise } = site.price()
  raise(987)
  const plan = await publishingPlan(site.content)
  expect(plan.changes).toEqual([`Prices: ${labelOf(id)} › Amount: ${formatMoney(amount)} becomes $987`])
  expect(plan.missing).toEqual([])
  site.write('prices.yaml', site.read('prices.yaml').replace('amount: 98700', 'amount: cheap'))
  await expect(publishContent(site.content)).rejects.toThrow(`${id}.amount: must be a number`)
})

test('publishing commits and pushes content alone, and every version can be read again', async () => {
  site.publishTo('origin main')
  const before = site.read('prices.yaml')
  site.price().raise(987)
  // Changes outside content/ must not be published.
  writeFileSync(join(site.folder, 'site/half-done.ts'), '')
  site.git('add', 'half-done.ts')
  await publishContent(site.content, 'A price')
  expect(site.sent()[0]).toBe('A price')
  expect(site.git('status', '--porcelain')).toBe('A  half-done.ts')
  const [newest, first] = await historyOf(site.content, 'prices.yaml')
  expect([newest, first]).toMatchObject([
    { author: 'Mara Ellis', subject: 'A price' },
    { subject: 'First version' },
  ])
  expect(await versionIn(site.content, 'prices.yaml', first!.commit)).toBe(before)
  expect(await versionIn(site.content, 'prices.yaml', '--help')).toBeNull()
})

test('publish plan describes a change field by field and cuts long texts', () => {
  const told = (before: string | null, after: string | null, file = 'a.yaml') =>
    describeChange({ file, title: 'Page', before, after })
  expect(told('list: [one, two]', 'list: [one, three, four]')).toEqual([
    'Page: List 2: two becomes three',
    'Page: List 3: nothing becomes four',
  ])
  expect(told('isOpen: true\nold: 1', 'isOpen: false')).toEqual([
    'Page: Is open: yes becomes no',
    'Page: Old: 1 becomes nothing',
  ])
  const [cut] = told('text: Short.', `text: ${'word '.repeat(60)}`)
  expect(cut).toMatch(/^Page: Text: Short\. becomes “word .{60,100}…”$/)
  expect([told(null, 'x: 1'), told('x: 1', null), told('x: 1', '# remark\nx: 1')].flat()).toEqual([
    'Page: new',
    'Page: deleted',
    'Page: only comments or the layout of the file',
  ])
  expect(told('', 'x', 'photos/hero.jpg')).toEqual(['Page: replaced'])
})
