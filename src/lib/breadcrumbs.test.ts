import { expect, test } from 'vitest'
import type { Family, PageSummary } from './model/page.ts'
import { sectionPages, breadcrumbsTo } from './breadcrumbs.ts'
import { en } from '#lib/words/en.ts'

const summary = (address: string, name: string, family: Family): PageSummary => ({
  address,
  name,
  family,
  purpose: '',
  photo: { id: '', alt: '', focus: 'right', picture: { src: '', width: 1, height: 1, files: [] } },
})

const weightLoss = summary('/weight-loss', 'Weight Loss', 'weight-loss')
const home = summary('/', 'Home', 'practice')
const trail = (page: PageSummary) =>
  breadcrumbsTo(page, new Map([home, weightLoss, page].map((crumb) => [crumb.address, crumb])), en)
const names = (page: PageSummary) => trail(page).map(({ name }) => name)

test('breadcrumb of a treatment has the overview of its family', () => {
  expect(trail(summary('/semaglutide', 'Semaglutide', 'weight-loss'))).toEqual([
    { name: 'Home', address: '/' },
    { name: 'Weight loss', address: '/weight-loss' },
    { name: 'Semaglutide', address: '/semaglutide' },
  ])
})

test('breadcrumb of an overview does not name it twice', () => {
  expect(names(weightLoss)).toEqual(['Home', 'Weight Loss'])
})

test('breadcrumb of a family without an overview has no link', () => {
  expect(trail(summary('/skin-pen', 'SkinPen', 'aesthetics'))[1]).toEqual({
    name: 'Aesthetics',
    address: undefined,
  })
})

test('breadcrumb of an article has the blog, the home page none', () => {
  expect(names(summary('/blog/sleep', 'Sleep', 'practice'))).toEqual(['Home', 'Blog', 'Sleep'])
  expect(trail(home)).toEqual([])
})

test('neighbors of a page are its family by name, around it in a large one', () => {
  const all = Array.from({ length: 40 }, (_, index) => {
    const number = String(index).padStart(2, '0')
    return summary(`/${number}`, `Treatment ${number}`, 'weight-loss')
  })
  const others = [summary('/careers', 'Careers', 'practice'), summary('/estrogen', 'Estrogen', 'hormones')]
  const around = (index: number) => sectionPages(all[index]!, [...others, ...all.toReversed()])
  expect(around(20)).toEqual([...all.slice(5, 20), ...all.slice(21, 36)])
  expect(around(0)).toEqual(all.slice(1, 31))
  expect(sectionPages(others[0]!, others)).toEqual([])
})
