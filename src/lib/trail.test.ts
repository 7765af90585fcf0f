import { expect, test } from 'vitest'
import type { Family, Preview } from './model/page.ts'
import { neighboursOf, trailOf } from './trail.ts'
import { en } from '#lib/words/en.ts'

const preview = (address: string, name: string, family: Family): Preview => ({
  address,
  name,
  family,
  purpose: '',
  photo: { id: '', alt: '', focus: 'right', picture: { src: '', width: 1, height: 1, files: [] } },
})

const names = (page: Preview) => trailOf(page, en).map(({ name }) => name)

test('a treatment stands under the overview of its family', () => {
  expect(trailOf(preview('/semaglutide', 'Semaglutide', 'weight-loss'), en)).toEqual([
    { name: 'Home', address: '/' },
    { name: 'Weight loss', address: '/weight-loss' },
    { name: 'Semaglutide', address: '/semaglutide' },
  ])
})

test('an overview does not stand under itself', () => {
  expect(names(preview('/weight-loss', 'Weight Loss', 'weight-loss'))).toEqual(['Home', 'Weight Loss'])
})

test('a family without an overview is a name without a link', () => {
  expect(trailOf(preview('/skin-pen', 'SkinPen', 'aesthetics'), en)[1]).toEqual({
    name: 'Aesthetics',
    address: undefined,
  })
})

test('an article stands under the blog, the home page under nothing', () => {
  expect(names(preview('/blog/sleep', 'Sleep', 'practice'))).toEqual(['Home', 'Blog', 'Sleep'])
  expect(trailOf(preview('/', 'Home', 'practice'), en)).toEqual([])
})

test('neighbours are the rest of the family, by name; the practice has none', () => {
  const all = [
    preview('/phentermine', 'Phentermine', 'weight-loss'),
    preview('/contrave', 'Contrave', 'weight-loss'),
    preview('/semaglutide', 'Semaglutide', 'weight-loss'),
    preview('/estrogen', 'Estrogen', 'hormones'),
    preview('/careers', 'Careers', 'practice'),
  ]
  expect(neighboursOf(all[2]!, all).map(({ name }) => name)).toEqual(['Contrave', 'Phentermine'])
  expect(neighboursOf(all[4]!, all)).toEqual([])
})

test('of a large family the neighbours are those around the page in the alphabet', () => {
  const all = Array.from({ length: 100 }, (_, index) => {
    const number = String(index).padStart(2, '0')
    return preview(`/${number}`, `Treatment ${number}`, 'weight-loss')
  })
  const around = (index: number) => neighboursOf(all[index]!, all).map(({ address }) => address)
  expect(around(50)).toEqual([
    ...all.slice(35, 50).map(({ address }) => address),
    ...all.slice(51, 66).map(({ address }) => address),
  ])
  expect(around(0)).toEqual(all.slice(1, 31).map(({ address }) => address))
  expect(around(99)).toEqual(all.slice(69, 99).map(({ address }) => address))
})
