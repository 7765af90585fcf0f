import { expect, it } from 'vitest'
import { withWholeNames } from './whole-names.ts'

it('keeps a short name with a number on one line, in words only', () => {
  expect(withWholeNames('<p title="GLP-1">Two GLP-1 drugs, not BPC-157.</p>')).toBe(
    '<p title="GLP-1">Two <span class="whole">GLP-1</span> drugs, not <span class="whole">BPC-157</span>.</p>',
  )
})

it('leaves alone what holds no markup, and what an island draws again', () => {
  for (const html of [
    '<title>GLP-1</title>',
    '<script type="application/ld+json">{"name":"GLP-1"}</script>',
    '<select><option>GLP-1</option></select>',
    '<svg><text>GLP-1</text></svg>',
    '<astro-island><p>GLP-1</p></astro-island>',
    '<p>3-4 sessions, a follow-up, 80-90%, SURMOUNT-5</p>',
  ])
    expect(withWholeNames(html)).toBe(html)
})

it('goes on after what it left alone', () => {
  expect(withWholeNames('<title>GLP-1</title><p>GLP-1</p>')).toBe(
    '<title>GLP-1</title><p><span class="whole">GLP-1</span></p>',
  )
})
