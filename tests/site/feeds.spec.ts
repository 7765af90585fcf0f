import { expect, test } from '@playwright/test'
import MarkdownIt from 'markdown-it'
import { isListed, wordsOf } from '../built-site.ts'
import { builtFiles, htmlAt, manifest, readBuilt } from './built.ts'

type Xml = { name: string; text: string; children: Xml[] }

const listed = manifest.pages.filter(isListed)

test('the sitemap parses and names every page to be found, with the day it changed', async ({ page }) => {
  const urlset = await parseXml(page, '/sitemap.xml')
  expect(urlset.name).toBe('urlset')
  const entries = urlset.children.map((url) => ({ loc: textIn(url, 'loc'), lastmod: textIn(url, 'lastmod') }))
  expect(entries.map(({ loc }) => loc).sort()).toEqual(
    listed.map((address) => manifest.origin + address).sort(),
  )
  for (const { lastmod } of entries) expect(lastmod).toMatch(/^20\d\d-\d\d-\d\d$/)
})

test('the feed is RSS 2.0 and holds every article, newest first', async ({ page }) => {
  const rss = await parseXml(page, '/rss.xml')
  expect(rss.name).toBe('rss')
  const channel = rss.children[0]!
  for (const part of ['title', 'link', 'description', 'language', 'lastBuildDate'])
    expect(textIn(channel, part)).toBeTruthy()
  expect(channel.children.some(({ name }) => name === 'atom:link')).toBe(true)
  const items = channel.children.filter(({ name }) => name === 'item')
  const posts = manifest.pages.filter((address) => address.startsWith('/blog/'))
  expect(items.map((item) => textIn(item, 'guid')).sort()).toEqual(
    posts.map((address) => manifest.origin + address).sort(),
  )
  const days = items.map((item) => {
    expect(textIn(item, 'title')).toBeTruthy()
    expect(textIn(item, 'pubDate')).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/)
    return Date.parse(textIn(item, 'pubDate'))
  })
  expect(days).toEqual(days.toSorted((one, other) => other - one))
})

test('robots.txt names the sitemap', () => {
  expect(readBuilt('/robots.txt').split('\n')).toContain(`Sitemap: ${manifest.origin}/sitemap.xml`)
})

test('every page has a Markdown twin that llms.txt leads to and that says the same', () => {
  const guide = readBuilt('/llms.txt')
  expect(guide).toMatch(/^# .+\n\n> .+/)
  const linked = [...guide.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) =>
    url.slice(manifest.origin.length),
  )
  const twins = listed.map((address) => (address === '/' ? '/index.md' : `${address}.md`))
  expect(linked.toSorted()).toEqual(twins.toSorted())
  for (const address of listed) {
    const twin = readBuilt(address === '/' ? '/index.md' : `${address}.md`)
    const page = wordsOf(htmlAt(address))
    const sentences = twin
      .split('\n')
      .filter((line) => /^[A-Z][^[*|`]{60,}$/.test(line) && !line.startsWith('Page:'))
    expect(twin, address).toMatch(/^# .+/)
    expect(
      sentences.filter((line) => !page.includes(line.replaceAll(/\s+/g, ' ').trim())),
      address,
    ).toEqual([])
  }
})

test('a twin leaves out nothing the page says outside its forms', () => {
  const markdown = new MarkdownIt()
  for (const address of listed) {
    const twin = readBuilt(address === '/' ? '/index.md' : `${address}.md`)
    expect(twin, address).not.toMatch(/<(?:form|input|script)|I agree to receive/)
    const said = letters(wordsOf(markdown.render(twin)))
    expect(
      passagesOf(htmlAt(address)).filter((words) => !said.includes(letters(words))),
      address,
    ).toEqual([])
  }
})

test('security.txt has a contact and expires within a year', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt')
  expect(response.headers()['content-type']).toContain('text/plain')
  const text = await response.text()
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  expect(text).toContain(`Canonical: ${manifest.origin}/.well-known/security.txt`)
  const left = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(365 * 24 * 60 * 60 * 1000)
})

test('a page that has settled names the web manifest', async ({ page }) => {
  await page.goto('/thanks/message')
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest')
})

test('the web manifest names icons that are there, in the size it says', async ({ request }) => {
  const { icons, name, start_url } = JSON.parse(readBuilt('/manifest.webmanifest'))
  expect(name).toBe(manifest.practice.name)
  expect(start_url).toBe('/')
  expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
  for (const { src, sizes } of icons) {
    expect(builtFiles).toContain(src)
    const png = Buffer.from(await (await request.get(src)).body())
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
  }
})

/** Every heading, paragraph, cell and value of a page's <main>, but for forms, ways around and what is hidden. */
function passagesOf(html: string): string[] {
  const main = /<main\b[^]*<\/main>/
    .exec(html)![0]
    .replaceAll(/<(form|nav|search|button|label|svg|template)\b[^]*?<\/\1>/g, '')
    // Answers that wait for a question, paragraphs each.
    .replaceAll(/<div[^>]* hidden=""[^>]*>[^]*?<\/div>/g, '')
    .replaceAll(
      /<span[^>]* aria-hidden="true"[^>]*>[^<]*<\/span>|<span class="sr-only">[^<]*new tab\)<\/span>/g,
      '',
    )
  return [...main.matchAll(/<(p|h[1-6]|td|th|dt|dd|summary|figcaption)\b([^>]*)>([^]*?)<\/\1>/g)].flatMap(
    ([, , attributes = '', inside = '']) => (/ hidden=/.test(attributes) ? [] : wordsOf(inside) || []),
  )
}

/** Markdown spaces things otherwise than HTML does, and a list in a cell is one line with semicolons. */
function letters(words: string): string {
  return words.replaceAll(/[\s;]+/g, '')
}

/** Parsed by the browser: its parser is strict, and says so. */
async function parseXml(page: import('@playwright/test').Page, address: string): Promise<Xml> {
  const text = readBuilt(address)
  const parsed = await page.evaluate((xml) => {
    const document = new DOMParser().parseFromString(xml, 'application/xml')
    const fault = document.querySelector('parsererror')?.textContent
    if (fault) throw new Error(fault)
    type Node = { name: string; text: string; children: Node[] }
    const read = (element: Element): Node => ({
      name: element.nodeName,
      text: element.textContent,
      children: [...element.children].map(read),
    })
    return read(document.documentElement)
  }, text)
  return parsed
}

function textIn(parent: Xml, name: string): string {
  return parent.children.find((child) => child.name === name)?.text ?? ''
}
