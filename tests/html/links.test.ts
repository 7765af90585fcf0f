import { expect, test } from 'vitest'
import { bareAddress, languageOf } from '#lib/language.ts'
import { wordsIn } from '#lib/words/words.ts'
import {
  addressOf,
  all,
  attr,
  builtFiles,
  builtPages,
  content,
  fileOf,
  hrefsIn,
  manifest,
  treeAt,
  treeOf,
  words,
} from './built-site.ts'

const files = new Set(builtFiles)
/** Addresses that the server answers without a file. */
const answered = /^\/(?:api|embed)\//

test('link, picture and script of every page leads to something that is there', () => {
  const broken = builtPages.flatMap((page) =>
    targetsIn(page).flatMap((target) => {
      const { pathname, hash } = new URL(target, `https://site.example${addressOf(page)}`)
      const path = decodeURIComponent(pathname)
      if (answered.test(path)) return []
      const file = files.has(path) ? path : fileOf(path)
      if (!files.has(file)) return [`${page}: ${target}`]
      const anchor = decodeURIComponent(hash.slice(1))
      return anchor && !idsIn(file).has(anchor)
        ? [`${page}: ${target}: nothing there is called ${anchor}`]
        : []
    }),
  )
  expect(broken).toEqual([])
  expect(builtFiles.filter((file) => file.includes('workbench'))).toEqual([])
})

test('page can be reached by links from the home page', () => {
  const reached = new Set<string>()
  const walk = (address: string) => {
    if (reached.has(address) || !files.has(fileOf(address))) return
    reached.add(address)
    for (const target of targetsIn(fileOf(address))) walk(target.split(/[?#]/)[0] ?? '')
  }
  walk('/')
  const expected = manifest.pages.filter((address) => !bareAddress(address).startsWith('/thanks/'))
  expect(expected.filter((address) => !reached.has(address))).toEqual([])
})

test('link avoids redirects, and every redirect leads to a page', () => {
  const old = new Set(Object.keys(manifest.redirects))
  const detours = builtPages.flatMap((page) =>
    targetsIn(page).filter((target) => old.has(target.split(/[?#]/)[0] ?? '')),
  )
  expect(detours).toEqual([])
  const lost = Object.values(manifest.redirects).filter((to) => !files.has(fileOf(to.split(/[?#]/)[0]!)))
  expect(lost).toEqual([])
})

test('page other than the home page has a breadcrumb', () => {
  const name = (address: string) => wordsIn(languageOf(address)).frame.breadcrumb
  const crumbs = manifest.pages.filter((address) =>
    all(treeAt(address), 'nav[aria-label]').some((nav) => attr(nav, 'aria-label') === name(address)),
  )
  expect(crumbs).toEqual(manifest.pages.filter((address) => bareAddress(address) !== '/'))
})

test('articles form one chain from the newest to the oldest', () => {
  const posts = manifest.pages.filter((address) => address.startsWith('/blog/'))
  const link = (address: string, rel: string) => {
    const [found] = all(treeAt(address), `main a[rel=${rel}]`)
    return found && attr(found, 'href')
  }
  const newest = posts.filter((address) => !link(address, 'next'))
  expect(newest).toHaveLength(1)
  const chain: string[] = []
  for (let address = newest[0]; address; address = link(address, 'prev')) chain.push(address)
  expect(chain.toSorted()).toEqual(posts.toSorted())
})

test('outbound link opens a new tab without access to this one, and says so', () => {
  const { links, social, mapLink } = content().practice
  const ways = [links.booking, links.enrollment, links.sisterSite?.url, links.financingApply, mapLink]
  const out = new Set([...ways, ...social.map(({ url }) => url)])
  const wrong = builtPages.flatMap((page) => {
    const { newTab, mapNewTab } = wordsIn(languageOf(addressOf(page))).frame
    return all(treeOf(page), 'a[href]').flatMap((link) => {
      const href = attr(link, 'href')
      const opens = attr(link, 'target') === '_blank'
      if (!opens && !out.has(href)) return []
      const said = `${attr(link, 'aria-label')} ${words(link)}`
      const saysSo = [newTab, mapNewTab].some((note) => said.includes(note.trim()))
      return opens && saysSo && /\bnoopener\b/.test(attr(link, 'rel')) ? [] : [`${page}: ${href}`]
    })
  })
  expect(wrong).toEqual([])
})

test('contact button of a treatment names the treatment', () => {
  const named = content().treatments.flatMap(({ address }) => {
    const hrefs = hrefsIn(treeAt(address), 'main a[href]')
    // Some pages have a booking button instead.
    const first = hrefs.find((href) => href.startsWith('/contact'))
    return first ? [[first, `/contact?about=${address.slice(1)}`]] : []
  })
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(([first, own]) => first !== own)).toEqual([])
})

const targets = new Map<string, string[]>()
/** Addresses of ours that a page names, in links and in what it loads. */
function targetsIn(page: string): string[] {
  const known = targets.get(page)
  if (known) return known
  const ours = ['href', 'src', 'action', 'poster', 'data-search', 'srcset'].flatMap((name) =>
    all(treeOf(page), `[${name}]`).flatMap((element) =>
      name === 'srcset'
        ? attr(element, name)
            .split(',')
            .map((one) => one.trim().split(/\s/)[0] ?? '')
        : attr(element, name),
    ),
  )
  const found = [...new Set(ours)].filter((target) => /^[/#](?!\/)/.test(target))
  targets.set(page, found)
  return found
}

const ids = new Map<string, Set<string>>()
function idsIn(page: string): Set<string> {
  const found = ids.get(page) ?? new Set(all(treeOf(page), '[id]').map((element) => attr(element, 'id')))
  ids.set(page, found)
  return found
}
