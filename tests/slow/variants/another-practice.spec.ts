import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { parse } from 'yaml'
import { root } from '../../../build/run.ts'
import { makeReady } from '../../../scripts/launch-check/testing/ready-content.ts'
import { formatMoney } from '../../../src/lib/money.ts'
import { slug } from '../../../src/lib/slug.ts'
import { stateName } from '../../../src/lib/states.ts'
import { lawFile } from '../../../src/reading/law.ts'
import { listFiles } from '../../../src/reading/source.ts'
import { variantTest } from './variant-test.ts'

/** Adopts the site with the answers of a second practice and fills in what its people would before the launch. */
const test = variantTest('another-practice', async (copy) => {
  const env = { ...process.env, CONTENT_DIR: copy.root }
  await promisify(execFile)('node', ['scripts/adopt.ts', 'tests/adoption/cedar-point.yaml'], {
    cwd: root,
    env,
  })
  makeReady(copy)
  const law = lawFile(parse(copy.read('practice.yaml')))
  for (const id of Object.keys(parse(copy.read(law)) as object))
    copy.set(law, [id, 'text'], `What our lawyer wrote down of ${id.replaceAll('-', ' ')} stands here.`)
  // The lender's calculator is another company's: its requests would be complaints of every page that has it.
  copy.set('integrations.yaml', ['financing', 'slug'], null)
})

const first = parse(readFileSync(join(root, 'content/practice.yaml'), 'utf8'))
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

test('nothing of the first practice is left in any file of the site, nor in its name', async ({
  variant: { siteDir, pages },
}) => {
  test.setTimeout(180_000)
  const folder = join(root, siteDir)
  const files = listFiles(folder, '')
  expect(files.length).toBeGreaterThan(pages.length)
  // Such files would be read by nobody here: there are none.
  expect(files.filter((file) => /\.(?:br|gz|zst|pdf|zip)$/.test(file))).toEqual([])
  const found: string[] = []
  for (const file of files) {
    const said = await wordsIn(join(folder, file))
    found.push(...names.filter((name) => said.includes(name)).map((name) => `${file}: ${name}`))
  }
  expect(found).toEqual([])
  const slugs = names.map(slug).filter((name) => name !== '')
  expect(files.filter((file) => slugs.some((name) => slug(file).includes(name)))).toEqual([])

  const logo = readFileSync(join(root, 'content/brand/mark.svg'), 'utf8')
  const lines = [...logo.matchAll(/ d="([^"]{12,})"/g)].map(([, line]) => line!)
  expect(lines.length).toBeGreaterThan(0)
  const drawn = files.filter((file) => /\.(?:svg|html)$/.test(file))
  const isDrawn = (file: string) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return lines.some((line) => text.includes(line))
  }
  expect(drawn.filter(isDrawn)).toEqual([])
})

test('every page says the same hours and no rating; prices are as stored; search engines may show it', ({
  variant: { site, pages, htmlAt },
}) => {
  for (const address of pages.filter((one) => !one.startsWith('/es'))) {
    expect(htmlAt(address), address).toContain('Monday to Friday: 8 a.m. to 5 p.m.')
    expect(htmlAt(address), address).not.toMatch(/Monday to Saturday|open 24 hours|aggregateRating/)
  }
  expect(htmlAt('/')).toMatch(/"opens":"08:00"/)
  expect(htmlAt('/')).toMatch(/"closes":"17:00"/)
  for (const { id, amount } of site.prices) expect(htmlAt('/prices'), id).toContain(formatMoney(amount))
  for (const { address } of site.treatments)
    expect(htmlAt(address), address).not.toMatch(/<meta name="robots" content="noindex/)
})

/** The words of a file, whatever kind it is: those of a text, or what a picture carries beside its dots. */
async function wordsIn(file: string): Promise<string> {
  // Films, faces and the icon keep their names and notes as plain letters among their bytes.
  if (!/\.(?:jpg|png|webp|avif)$/.test(file))
    return readFileSync(file, /\.(?:mp4|webm|woff2|ico)$/.test(file) ? 'latin1' : 'utf8')
  const { exif, iptc, xmp, comments = [] } = await sharp(file).metadata()
  const blocks = [exif, iptc, xmp].map((block) => block?.toString('latin1') ?? '')
  return [...blocks, ...comments.map(({ keyword, text }) => `${keyword} ${text}`)].join('\n')
}
