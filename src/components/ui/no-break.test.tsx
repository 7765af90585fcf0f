import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { noBreak } from './no-break.ts'

// Brackets mark what stays on one line.
test.each([
  'Two [GLP-1] drugs, in [SURMOUNT-5] and [REDUCE-IT].',
  '[80-90%], [1.5-4.5] mg, [B-complex].',
  '[28-week], [FDA-approved], over-the-counter.',
  'A [follow-up], (352) 555-0142, 1-800-555-0142',
])('noBreak keeps names on one line: %s', (set) => {
  const whole = set.replaceAll('[', '<span class="whitespace-nowrap">').replaceAll(']', '</span>')
  expect(renderToStaticMarkup(<>{noBreak(set.replaceAll(/[[\]]/g, ''))}</>)).toBe(whole)
})

test('noBreak leaves elements between strings alone', () => {
  const html = renderToStaticMarkup(<>{noBreak(['A ', <b key="name">GLP-1</b>])}</>)
  expect(html).toBe('A <b>GLP-1</b>')
})
