import { expect, test } from 'vitest'
import { languageOf } from '#lib/language.ts'
import { listedPages, manifest, readBuilt } from './built-site.ts'

const copyOf = (address: string) => (address === '/' ? '/index.md' : `${address}.md`)

test('sitemap is well-formed and names every listed page with the day it changed', () => {
  const sitemap = wellFormed('/sitemap.xml', 'urlset')
  const entries = partsOf(sitemap, 'url').map((url) => [textIn(url, 'loc'), textIn(url, 'lastmod')])
  expect(entries.map(([loc]) => loc).sort()).toEqual(
    listedPages.map((address) => manifest.origin + address).sort(),
  )
  expect(entries.filter(([, day]) => !/^20\d\d-\d\d-\d\d$/.test(day!))).toEqual([])
})

test('feed is RSS 2.0 and holds every article, newest first', () => {
  const rss = wellFormed('/rss.xml', 'rss')
  for (const part of ['title', 'link', 'description', 'language', 'lastBuildDate'])
    expect(textIn(rss, part), part).toBeTruthy()
  expect(rss).toContain('<atom:link ')
  const items = partsOf(rss, 'item')
  const posts = manifest.pages.filter((address) => address.startsWith('/blog/'))
  expect(items.map((item) => textIn(item, 'guid')).sort()).toEqual(
    posts.map((address) => manifest.origin + address).sort(),
  )
  for (const item of items) {
    expect(textIn(item, 'title')).toBeTruthy()
    expect(textIn(item, 'pubDate')).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/)
  }
  const days = items.map((item) => Date.parse(textIn(item, 'pubDate')))
  expect(days).toEqual(days.toSorted((first, second) => second - first))
})

test('robots.txt allows every page and names the sitemap', () => {
  const rules = readBuilt('/robots.txt').split('\n')
  expect(rules).toContain(`Sitemap: ${manifest.origin}/sitemap.xml`)
  expect(rules).toContain('Allow: /')
  expect(rules).not.toContain('Disallow: /')
})

test.each(['/llms.txt', '/es/llms.txt'])(
  '%s leads to the Markdown copy of every page of its language',
  (file) => {
    const guide = readBuilt(file)
    expect(guide).toMatch(/^# .+\n\n> .+/)
    const linked = [...guide.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) =>
      url.slice(manifest.origin.length),
    )
    const copies = listedPages.filter((address) => languageOf(address) === languageOf(file)).map(copyOf)
    expect(linked.toSorted()).toEqual(
      [...copies, ...(file === '/llms.txt' ? ['/es/llms.txt'] : [])].toSorted(),
    )
  },
)

test('Spanish feed leads to the Spanish blog once there is one', () => {
  const blog = listedPages.includes('/es/blog') ? '/es/blog' : '/blog'
  expect(textIn(wellFormed('/es/rss.xml', 'rss'), 'link')).toBe(manifest.origin + blog)
})

test('page has a Markdown copy that begins with its title', () => {
  const wrong = listedPages.filter((address) => !/^# .+/.test(readBuilt(copyOf(address))))
  expect(wrong).toEqual([])
})

test('security.txt has a contact and expires within a year', () => {
  const text = readBuilt('/.well-known/security.txt')
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  expect(text).toContain(`Canonical: ${manifest.origin}/.well-known/security.txt`)
  const left = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(365 * 24 * 60 * 60 * 1000)
})

/** The text of an XML file whose elements close in the order they opened. */
function wellFormed(file: string, root: string): string {
  const xml = readBuilt(file)
  const open: string[] = []
  for (const [, closes, name = '', empty] of xml.matchAll(/<(\/?)([\w:]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (closes) expect(open.pop(), `${file}: </${name}>`).toBe(name)
    else if (!empty) open.push(name)
    if (open.length === 1) expect(open[0]).toBe(root)
  }
  expect(open).toEqual([])
  expect(xml.replaceAll(/<[^<>]*>/g, ''), 'a bare < or &').not.toMatch(/<|&(?!#?\w+;)/)
  return xml
}

const partsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^]*?)</${name}>`, 'g'))].map(([, inside]) => inside!)
const textIn = (xml: string, name: string) => new RegExp(`<${name}[^>]*>([^<]*)</`).exec(xml)?.[1] ?? ''
