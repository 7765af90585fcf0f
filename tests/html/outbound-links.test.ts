import { expect, test } from 'vitest'
import { frame } from '#lib/words/en/frame.ts'
import { frame as spanish } from '#lib/words/es/frame.ts'
import { htmlAt, manifest } from './built-site.ts'
import { practice } from '../helpers/content.ts'

const { links, social, mapLink } = practice

type Link = { address: string; href: string; tag: string; words: string }
const found: Link[] = manifest.pages.flatMap((address) =>
  [...htmlAt(address).matchAll(/<a\s[^>]*href="([^"]*)"[^>]*>([^]*?)<\/a>/g)].map(([all, href, words]) => ({
    address,
    href: href!.replaceAll('&amp;', '&'),
    tag: all.slice(0, all.indexOf('>')),
    words: words!,
  })),
)

test('every way out of the practice opens a new tab, says so, and hands nothing over', () => {
  const specified = [
    links.booking,
    links.enrollment,
    links.sisterSite?.url,
    links.financingApply,
    mapLink,
    ...social.map(({ url }) => url),
  ].filter((url) => url !== undefined)
  const hrefs = new Set(found.map(({ href }) => href))
  for (const url of specified) expect(hrefs).toContain(url)
  const said = [frame, spanish].flatMap(({ newTab, mapNewTab }) => [newTab.trim(), mapNewTab.trim()])
  const wrong = found.filter(({ href, tag, words }) => {
    const inNewTab = /target="_blank"/.test(tag) && /rel="[^"]*noopener/.test(tag)
    const saysSo = said.some((note) => tag.includes(note) || words.includes(note))
    return specified.includes(href)
      ? !inNewTab || !saysSo
      : /target="_blank"/.test(tag) && (!inNewTab || !saysSo)
  })
  expect(wrong).toEqual([])
})

test('the contact button of a treatment names the treatment', () => {
  const names = /data-treatment-names[^>]*>([^<]*)</.exec(htmlAt('/contact'))![1]!
  const treatments = Object.keys(JSON.parse(names) as object).filter((id) =>
    manifest.pages.includes(`/${id}`),
  )
  expect(treatments.length).toBeGreaterThan(0)
  for (const id of treatments) {
    const main = /<main[^]*<\/main>/.exec(htmlAt(`/${id}`))![0]
    // Some pages have a booking button in its place.
    const first = /href="(\/contact[^"]*)"/.exec(main)?.[1]
    if (first) expect(first).toBe(`/contact?about=${id}`)
  }
})
