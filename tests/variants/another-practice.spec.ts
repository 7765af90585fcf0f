import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { root } from '../../build/run.ts'
import { formatMoney } from '../../src/lib/money.ts'
import { stateName } from '../../src/lib/states.ts'
import { listFiles } from '../../src/reading/source.ts'
import { readSite } from '../../src/reading/site.ts'
import { contentRoot, specificationRoot, stubMedia } from '../../src/reading/testing/content-copy.ts'
import { htmlAt, manifest } from '../site/built.ts'

test.skip(
  process.env['VARIANT'] !== 'another practice',
  'only a second practice may name nothing of the first',
)

const first = parse(readFileSync(join(specificationRoot, 'practice.yaml'), 'utf8'))
const site = readSite(contentRoot, stubMedia)

test('nothing of the first practice is left in any file of the site', () => {
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
  const folder = join(root, process.env['SITE_DIR'] ?? 'dist')
  const files = listFiles(folder, '').filter(
    (file) => !/\.(?:jpg|avif|webp|mp4|webm|woff2|png|ico)$/.test(file),
  )
  expect(files.length).toBeGreaterThan(manifest.pages.length)
  const found = files.flatMap((file) => {
    const text = plainText(join(folder, file))
    return names.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`)
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

function plainText(file: string): string {
  const bytes = readFileSync(file)
  if (file.endsWith('.br')) return brotliDecompressSync(bytes).toString()
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
}
