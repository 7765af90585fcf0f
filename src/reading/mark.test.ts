import { afterAll, afterEach, expect, test } from 'vitest'
import { copyContent } from './testing/content-copy.ts'

const copy = copyContent()
afterEach(copy.restore)
afterAll(copy.dispose)

const file = 'brand/mark.svg'
const draw = (shapes: string, box = '0 0 48 48') =>
  copy.write(file, `<svg viewBox="${box}" fill="none" stroke="currentColor">${shapes}</svg>`)

test('a mark keeps its lines and how they are drawn, without its own size', () => {
  draw('<path d="M4 4h40"/>')
  expect(copy.site().practice.mark).toBe('<g fill="none" stroke="currentColor"><path d="M4 4h40"/></g>')
})

test.each([
  ['a script', () => draw('<script>alert(1)</script>'), 'script'],
  ['a picture', () => draw('<image href="sign.png"/>'), 'image'],
  ['a colour of its own', () => draw('<path fill="#fff" d="M4 4h40"/>'), 'fill'],
  ['another box', () => draw('<path d="M4 4h4"/>', '0 0 24 24'), 'viewBox'],
  ['words instead of a drawing', () => copy.write(file, 'A bird.'), ''],
])('a mark may not have %s', (_, breaks, field) => {
  breaks()
  expect(copy.problems()).toMatchObject([{ file, field }])
})
