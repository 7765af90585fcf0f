import { expect, it } from 'vitest'
import { typeset } from './typeset.ts'

it('keeps a name with a number on one line, in words only', () => {
  expect(typeset('<p title="GLP-1">Two GLP-1 drugs, not BPC-157, in SURMOUNT-5.</p>')).toBe(
    '<p title="GLP-1">Two <span class="whole">GLP-1</span> drugs, not <span class="whole">BPC-157</span>, in <span class="whole">SURMOUNT-5</span>.</p>',
  )
})

it('keeps a range and a letter with its word on one line', () => {
  expect(typeset('<p>About 80-90%, 3-4 or 1.5-4.5 mg, B-complex.</p>')).toBe(
    '<p>About <span class="whole">80-90%</span>, <span class="whole">3-4</span> or <span class="whole">1.5-4.5</span> mg, <span class="whole">B-complex</span>.</p>',
  )
})

it('keeps a number with what it counts, what the FDA has done, and a shock-wave on one line', () => {
  expect(typeset('<p>A 28-week trial of 2.4-mg doses, FDA-approved, over-the-counter, shock-wave.</p>')).toBe(
    '<p>A <span class="whole">28-week</span> trial of <span class="whole">2.4-mg</span> doses, <span class="whole">FDA-approved</span>, over-the-counter, <span class="whole">shock-wave</span>.</p>',
  )
})

it('leaves alone what holds no markup, and what an island draws again', () => {
  for (const html of [
    '<title>GLP-1</title>',
    '<script type="application/ld+json">{"name":"GLP-1"}</script>',
    '<select><option>GLP-1</option></select>',
    '<svg><text>GLP-1</text></svg>',
    '<astro-island><p>GLP-1</p></astro-island>',
    '<p>A follow-up, (352) 555-0142, 1-800-555-0142</p>',
  ])
    expect(typeset(html)).toBe(html)
})

it('sets apostrophes in words, and nothing else that looks like one', () => {
  expect(typeset(`<h2 title="men's">Men's, women&#39;s, advisers&#x27; 'care', 5' 8"</h2>`)).toBe(
    `<h2 title="men's">Men’s, women’s, advisers’ 'care', 5' 8"</h2>`,
  )
  expect(typeset(`<astro-island><p>It's</p></astro-island>`)).toBe(`<astro-island><p>It's</p></astro-island>`)
})

it('goes on after what it left alone', () => {
  expect(typeset('<title>GLP-1</title><p>GLP-1</p>')).toBe(
    '<title>GLP-1</title><p><span class="whole">GLP-1</span></p>',
  )
})
