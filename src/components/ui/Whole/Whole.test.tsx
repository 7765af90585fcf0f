import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Whole } from './Whole.tsx'

/** In brackets is what is kept on one line. */
test.each([
  'Two [GLP-1] drugs, in [SURMOUNT-5] and [REDUCE-IT].',
  '[80-90%], [1.5-4.5] mg, [B-complex].',
  '[28-week], [FDA-approved], over-the-counter.',
  'A follow-up, (352) 555-0142, 1-800-555-0142',
])('keeps names on one line: %s', (set) => {
  const whole = set.replaceAll('[', '<span class="whole">').replaceAll(']', '</span>')
  expect(renderToStaticMarkup(<Whole>{set.replaceAll(/[[\]]/g, '')}</Whole>)).toBe(whole)
})

test('leaves elements among texts as they are', () => {
  const html = renderToStaticMarkup(
    <Whole>
      A <b>GLP-1</b>
    </Whole>,
  )
  expect(html).toBe('A <b>GLP-1</b>')
})
