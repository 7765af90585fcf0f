import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { root } from '../../build/run.ts'
import { formatMoney } from '../../src/lib/money.ts'
import { slug } from '../../src/lib/slug.ts'
import { stateName } from '../../src/lib/states.ts'
import { listFiles } from '../../src/reading/source.ts'
import { readSite } from '../../src/reading/site.ts'
import { contentRoot, specificationRoot, stubMedia } from '../../src/reading/testing/content-copy.ts'
import { htmlAt, manifest } from '../site/built.ts'
import { saidIn } from './said-in-file.ts'

test.skip(
  process.env['VARIANT'] !== 'another practice',
  'only a second practice may name nothing of the first',
)

const first = parse(readFileSync(join(specificationRoot, 'practice.yaml'), 'utf8'))
const site = readSite(contentRoot, stubMedia)

const folder = join(root, process.env['SITE_DIR'] ?? 'dist')
const files = listFiles(folder, '')
const names: string[] = [
  first.shortName,
  new URL(first.origin).hostname,
  first.address.city,
  first.region,
  stateName(first.address.region)!,
  first.address.postalCode,
  first.phone.display,
  first.phone.href,
  ...first.towns,
]

test('nothing of the first practice is left in any file of the site', async () => {
  expect(files.length).toBeGreaterThan(manifest.pages.length)
  // A variant is built without compressed copies, each of which would say what the file beside it says; forms to print
  // are a practice's own, and there are none yet. Either would be read by nobody here.
  expect(files.filter((file) => /\.(?:br|gz|zst|pdf|zip)$/.test(file))).toEqual([])
  const found: string[] = []
  for (const file of files) {
    const said = await saidIn(join(folder, file))
    found.push(...names.filter((name) => said.includes(name)).map((name) => `${file}: ${name}`))
  }
  expect(found).toEqual([])
})

test('no file is named after the first practice, nor drawn with its mark', () => {
  const slugs = names.map(slug).filter((name) => name !== '')
  expect(files.filter((file) => slugs.some((name) => slug(file).includes(name)))).toEqual([])
  const mark = readFileSync(join(specificationRoot, 'brand/mark.svg'), 'utf8')
  const lines = [...mark.matchAll(/ d="([^"]{12,})"/g)].map(([, line]) => line!)
  expect(lines.length).toBeGreaterThan(0)
  const drawn = files.filter((file) => /\.(?:svg|html)$/.test(file))
  const found = drawn.filter((file) => {
    const said = readFileSync(join(folder, file), 'utf8')
    return lines.some((line) => said.includes(line))
  })
  expect(found).toEqual([])
})

test('every page says the same hours, and none a rating', () => {
  for (const address of manifest.pages.filter((one) => !one.startsWith('/es'))) {
    const html = htmlAt(address)
    expect(html, address).toContain('Monday to Friday: 8 a.m. to 5 p.m.')
    expect(html, address).not.toMatch(/Monday to Saturday|open 24 hours|aggregateRating/)
  }
  expect(htmlAt('/')).toMatch(/"opens":"08:00"/)
  expect(htmlAt('/')).toMatch(/"closes":"17:00"/)
})

test('the list of prices has each price as it is stored', () => {
  const html = htmlAt('/prices')
  for (const { id, amount } of site.prices) expect(html, id).toContain(formatMoney(amount))
})

test('search engines may show its pages', () => {
  for (const { address } of site.treatments)
    expect(htmlAt(address), address).not.toMatch(/<meta name="robots" content="noindex/)
})
