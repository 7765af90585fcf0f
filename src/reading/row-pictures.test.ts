import { afterAll, afterEach, expect, test } from 'vitest'
import { copyContent } from './testing/content-copy.ts'

const copy = copyContent()
afterEach(copy.restore)
afterAll(copy.dispose)

const page = 'pages/telemedicine.yaml'

/** The pictures of rows that lead to these addresses. */
function picturesOf(...addresses: (string | undefined)[]): (string | undefined)[] {
  const items = addresses.map((to, index) => ({
    title: `Row ${index + 1}`,
    text: 'What it is.',
    ...(to ? { link: { text: 'About it', to } } : {}),
  }))
  copy.set(page, ['sections'], [{ block: 'options', title: 'Ways', layout: 'rows', items }])
  const [section] = copy.site().pages.find(({ file }) => file === page)!.sections
  if (section?.block !== 'options') throw new Error('no rows')
  return section.items.map(({ photo }) => photo?.id)
}

test('rows that lead to pages begin with the pictures of those pages', () => {
  expect(picturesOf('/semaglutide', '/tirzepatide')).toEqual(['semaglutide', 'tirzepatide'])
})

test('without a page for each of them none has a picture', () => {
  expect(picturesOf('/semaglutide', undefined)).toEqual([undefined, undefined])
  expect(picturesOf('/semaglutide', 'call')).toEqual([undefined, undefined])
  expect(picturesOf('/semaglutide', '/semaglutide')).toEqual([undefined, undefined])
})
