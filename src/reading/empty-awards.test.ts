import { afterAll, expect, test } from 'vitest'
import { copyContent } from './testing/content-copy.ts'

const copy = copyContent()
afterAll(copy.dispose)

const file = 'pages/our-practice.yaml'
const { sections } = copy.data(file) as { sections: { block: string }[] }
const place = sections.findIndex(({ block }) => block === 'awards')
const isShown = (section: object) => {
  copy.set(file, ['sections', place], {
    block: 'awards',
    title: 'Awards',
    intro: 'With their years.',
    ...section,
  })
  const page = copy.site().pages.find((one) => one.file === file)!
  return page.sections.some(({ block }) => block === 'awards')
}

test('awards stand on their page while there is a line to say or one to list, else the heading goes too', () => {
  expect(isShown({ awards: [], fallbackMessage: 'None so far.' })).toBe(true)
  expect(isShown({ awards: [{ name: 'Kindness', by: 'A body', year: 2026 }] })).toBe(true)
  expect(isShown({ awards: [] })).toBe(false)
})
