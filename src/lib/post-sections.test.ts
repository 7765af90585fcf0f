import { expect, test } from 'vitest'
import type { Html } from './model/text.ts'
import { postSections } from './post-sections.ts'

test('article is cut at its headings, each with an id of its own', () => {
  const parts = postSections([
    '<p>Before.</p><h2>What they said</h2><p>One.</p>' as Html,
    '<h2>What they said</h2><p>Two.</p><h2>&quot;It’s <em>late</em>&quot;</h2>' as Html,
  ])
  expect(parts.map((sections) => sections.map(({ id, title }) => [id, title]))).toEqual([
    [
      [undefined, undefined],
      ['what-they-said', 'What they said'],
    ],
    [
      ['what-they-said-2', 'What they said'],
      ['its-late', '"It’s late"'],
    ],
  ])
  expect(parts[0]?.[1]?.html).toBe('<h2 id="what-they-said">What they said</h2><p>One.</p>')
})
