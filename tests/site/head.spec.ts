import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { bareAddress } from '#lib/language.ts'
import { htmlAt, manifest, publicDir } from './built.ts'
import { decodeEntities } from '../../src/lib/entities.ts'

type Head = { title: string; metas: Map<string, string>; links: { rel: string; href: string }[] }

for (const address of manifest.pages) {
  test(`${address} tells others what it is`, async () => {
    const { title, metas, links } = headAt(address)
    const linked = (rel: string) => links.filter((link) => link.rel === rel).map(({ href }) => href)
    expect(linked('canonical')).toEqual([manifest.origin + address])
    expect(metas.get('og:url')).toBe(manifest.origin + address)
    expect(metas.get('og:type')).toBe(bareAddress(address).startsWith('/blog/') ? 'article' : 'website')
    for (const name of ['og:title', 'twitter:title']) expect(metas.get(name)).toBe(title)
    for (const name of ['og:description', 'twitter:description'])
      expect(metas.get(name)).toBe(metas.get('description'))
    expect(metas.get('twitter:card')).toBe('summary_large_image')
    expect(metas.get('twitter:image')).toBe(metas.get('og:image'))

    // The same page in its other language, by its whole address; the two name each other.
    const versions = linked('alternate').filter((href) => href.startsWith(manifest.origin))
    for (const href of versions) {
      const other = href.slice(manifest.origin.length)
      expect(manifest.pages).toContain(other)
      expect(headAt(other).links.map(({ href }) => href)).toContain(manifest.origin + address)
    }
    const named = [
      ...linked('icon'),
      ...linked('apple-touch-icon'),
      ...linked('alternate').filter((href) => !versions.includes(href)),
    ]
    expect(linked('icon')).toHaveLength(2)
    expect(linked('apple-touch-icon')).toHaveLength(1)
    expect(named.filter((href) => !existsSync(join(publicDir, href)))).toEqual([])
  })
}

test('titles and descriptions are each used once and have a fitting length', () => {
  const heads = manifest.pages.map(headAt)
  const titles = heads.map(({ title }) => title)
  const descriptions = heads.map(({ metas }) => metas.get('description') ?? '')
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([])
  expect(titles.filter(({ length }) => length < 30 || length > 60)).toEqual([])
  expect(descriptions.filter(({ length }) => length < 70 || length > 160)).toEqual([])
})

test('every page has a social card of its own: 1200 by 630, under 200 kB, no two alike', async () => {
  const cards = manifest.pages.map((address) =>
    headAt(address).metas.get('og:image')!.slice(manifest.origin.length),
  )
  expect(new Set(cards).size).toBe(manifest.pages.length)
  const prints = new Set<string>()
  for (const card of cards) {
    const file = sharp(join(publicDir, card))
    const { format, width, height } = await file.metadata()
    const { data } = await file.clone().resize(24, 12).raw().toBuffer({ resolveWithObject: true })
    expect({ card, format, width, height }).toEqual({ card, format: 'jpeg', width: 1200, height: 630 })
    expect((await file.toBuffer()).length, card).toBeLessThan(200_000)
    prints.add(data.toString('base64'))
  }
  expect(prints.size).toBe(cards.length)
})

test('the pages for a missing page name no true address and are not to be found', () => {
  for (const address of ['/404', '/blog/404']) {
    const { metas, links } = headAt(address)
    expect(links.filter(({ rel }) => rel === 'canonical')).toEqual([])
    expect(metas.get('robots')).toBe('noindex')
    // What they do not give themselves is the home page's.
    const home = headAt('/').metas
    for (const entry of ['description', 'og:url', 'og:image']) expect(metas.get(entry)).toBe(home.get(entry))
  }
})

function headAt(address: string): Head {
  const head = /<head>([\s\S]*?)<\/head>/.exec(htmlAt(address))?.[1] ?? ''
  const attributes = (tag: string) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, decodeEntities(value ?? '')]),
    )
  const metas = [...head.matchAll(/<meta [^>]*>/g)].map(([tag]) => attributes(tag))
  return {
    title: decodeEntities(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    metas: new Map(metas.map((meta) => [meta['name'] ?? meta['property'] ?? '', meta['content'] ?? ''])),
    links: [...head.matchAll(/<link [^>]*>/g)].map(
      ([tag]) => attributes(tag) as { rel: string; href: string },
    ),
  }
}
