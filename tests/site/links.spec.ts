import { expect, test } from '@playwright/test'
import { bareAddress } from '#lib/language.ts'
import { builtFiles, builtPages, manifest, readBuilt } from './built.ts'
import { decodeEntities } from '../../src/lib/entities.ts'

const files = new Set(builtFiles)
/** Answered by the server itself. */
const answered = /^\/(?:api|embed)\//

test('every link, picture and script of every page leads to something that is there', () => {
  const broken = builtPages.flatMap((page) =>
    targetsIn(page).flatMap((target) => {
      const { pathname, hash } = new URL(target, `https://site.example${pageAddress(page)}`)
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
})

test('every page can be reached by links from the home page', () => {
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

test('no page links through a redirect', () => {
  const old = new Set(Object.keys(manifest.redirects))
  const detours = builtPages.flatMap((page) =>
    targetsIn(page).filter((target) => old.has(target.split(/[?#]/)[0] ?? '')),
  )
  expect(detours).toEqual([])
})

/** Addresses of ours that a page names, in links and in what it loads. */
function targetsIn(page: string): string[] {
  const html = readBuilt(page).replaceAll(/<!--[\s\S]*?-->|<template\b[\s\S]*?<\/template>/g, '')
  const named = [...html.matchAll(/\s(?:href|src|action|poster|data-search)="([^"]*)"/g)].map(
    ([, target = '']) => target,
  )
  const sets = [...html.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, set = '']) =>
    set.split(',').map((one) => one.trim().split(/\s/)[0] ?? ''),
  )
  const ours = [...named, ...sets]
    .map(decodeEntities)
    .filter((target) => /^[/#]/.test(target) && !target.startsWith('//'))
  return [...new Set(ours)]
}

function idsIn(page: string): Set<string> {
  const known = ids.get(page)
  if (known) return known
  const found = new Set(
    [...readBuilt(page).matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => decodeEntities(id)),
  )
  ids.set(page, found)
  return found
}
const ids = new Map<string, Set<string>>()

function fileOf(address: string): string {
  return address === '/' ? '/index.html' : `${address}.html`
}

function pageAddress(file: string): string {
  return file === '/index.html' ? '/' : file.slice(0, -'.html'.length)
}
