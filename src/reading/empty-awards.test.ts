import { afterAll, expect, test } from 'vitest'
import { copyContent } from './testing/content-copy.ts'

const copy = copyContent()
afterAll(copy.dispose)

const file = 'pages/our-practice.yaml'
const blocksShown = () =>
  copy
    .site()
    .pages.find((page) => page.file === file)!
    .sections.map(({ block }) => String(block))
const place = blocksShown().indexOf('awards')

test('awards stand on their page while there is a line to say or one to list', () => {
  expect(blocksShown()).toContain('awards')
  copy.drop(file, ['sections', place, 'fallbackMessage'])
  copy.set(file, ['sections', place, 'awards'], [{ name: 'Kindness', by: 'A body', year: 2026 }])
  expect(blocksShown()).toContain('awards')
})

test('without awards and without a line the heading is gone too', () => {
  copy.set(file, ['sections', place, 'awards'], [])
  expect(blocksShown()).not.toContain('awards')
})
