import { expect, test } from '@playwright/test'
import { findingsIn, readState } from '../../scripts/launch-check/findings.ts'
import { formatMoney } from '../../src/lib/money.ts'
import { es } from '../../src/lib/words/es.ts'
import { readSite } from '../../src/reading/site.ts'
import { contentRoot, stubMedia } from '../../src/reading/testing/content-copy.ts'
import { htmlAt } from '../site/built.ts'

const { spanish, prices } = readSite(contentRoot, stubMedia)
test.skip(spanish === undefined, 'this site has one language')

const pages = spanish ? [...spanish.treatments, ...spanish.pages, ...spanish.posts, ...spanish.legal] : []
const late = pages.filter(({ behind }) => behind.length > 0)

test('a Spanish page says that it is behind where its English has changed, and nowhere else', () => {
  const saying = pages.filter(({ address }) => htmlAt(address).includes(es.translation.behind))
  expect(saying).toEqual(late)
  if (process.env['VARIANT']?.includes('section')) expect(late).toHaveLength(1)
})

test('the launch check lists every page that is behind, and of which part', () => {
  const found = findingsIn(readState(contentRoot, process.env, new Date()))
  const listed = found.find(({ id }) => id === 'spanish-behind')?.places ?? []
  expect(listed.map(({ file, now }) => [file, now])).toEqual(
    late.map(({ file, behind }) => [`content/${file}`, behind.join('; ')]),
  )
})

test('a price that changed is changed on the Spanish list of prices too', () => {
  if (!spanish?.spanishPages.has('/prices')) return
  const html = htmlAt('/es/prices')
  for (const { id, amount } of prices) expect(html, id).toContain(formatMoney(amount))
})
