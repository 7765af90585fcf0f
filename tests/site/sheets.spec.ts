import { expect, test } from '@playwright/test'
import { htmlAt, manifest, readBuilt } from './built.ts'

const linked = /<link rel="stylesheet" href="\/([^"]+)"/g

test('a page links the sheet of every block it has, and none that it has not', () => {
  const pages = manifest.pages.map((address) => {
    const html = htmlAt(address)
    const sheets = [...html.matchAll(linked)].map(([, file = '']) => file)
    const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))
    return { address, sheets, classes: new Set(classes) }
  })
  const all = [...new Set(pages.flatMap(({ sheets }) => sheets))]
  const styled = new Map(all.map((file) => [file, classesOf(readBuilt(file))]))
  const shared = all.filter((file) => pages.every(({ sheets }) => sheets.includes(file)))
  const known = new Set(shared.flatMap((file) => [...styled.get(file)!]))
  const rare = all.filter((file) => !shared.includes(file))
  expect(rare.length).toBeGreaterThan(2)
  for (const file of rare) {
    const own = [...styled.get(file)!].filter((name) => !known.has(name))
    for (const { address, sheets, classes } of pages)
      expect(sheets.includes(file), `${address}: ${file}`).toBe(own.some((name) => classes.has(name)))
  }
})

function classesOf(css: string): Set<string> {
  return new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name))
}
