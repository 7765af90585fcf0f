import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textOf } from '#lib/html-text.ts'
import type { Html } from '#lib/model/text.ts'
import { en } from '#lib/words/en.ts'
import { es } from '#lib/words/es.ts'
import { WordsProvider } from '#ui/words.ts'
import { type Example, type Specimen, specimens } from './specimens.ts'

const examples = specimens.flatMap((specimen) =>
  specimen.examples.map((example) => ({ name: example.anchor, specimen, example })),
)

/** Names, units and signs that are the same in both languages. */
const shared = /^(?:US 27|Lake (?:Griffin|Harris)|Blog|(?:\d+ mg; )?placebo [\d.]+%?|\d+ lb|988)$/

test.each(examples)('$name says nothing of its own in English on a Spanish page', ({ specimen, example }) => {
  const given = JSON.stringify(example.props)
  const english = new Set(textsOf(draw(specimen, example, en)))
  const left = textsOf(draw(specimen, example, es)).filter(
    (text) => english.has(text) && /\p{L}{2}/u.test(text) && !shared.test(text) && !saidBy(given, text),
  )
  expect(left).toEqual([])
})

test('a word that is left in a component is found', () => {
  const Left = () => <p>Left in a component</p>
  const specimen = { Component: Left } as unknown as Specimen
  const example = { props: {} } as Example
  const texts = [en, es].map((words) => textsOf(draw(specimen, example, words)))
  expect(texts[0]).toEqual(['Left in a component'])
  expect(texts[1]).toEqual(texts[0])
})

function draw({ Component }: Specimen, { props }: Example, words: typeof en): string {
  // Forms are given their words by the route; a page's other components ask for them.
  const own = 'smsConsent' in props && words.language === 'es' ? { ...props, words: words.forms } : props
  return renderToStaticMarkup(
    <WordsProvider value={words}>
      <Component {...own} />
    </WordsProvider>,
  )
}

/** What a visitor reads or hears: texts, and the attributes that are said. */
function textsOf(html: string): string[] {
  const bare = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
  const said = [...bare.matchAll(/\s(?:aria-label|placeholder|title|alt)="([^"]+)"/g)].map(
    ([, text]) => text!,
  )
  const shown = bare.split(/<[^>]*>/)
  return [...said, ...shown].map((text) => textOf(text as Html).trim()).filter(Boolean)
}

/** Whether the example itself says it, whole or piece by piece. */
function saidBy(given: string, text: string): boolean {
  const words = text.split(/[^\p{L}\p{N}'’-]+/u).filter((word) => /\p{L}{2}/u.test(word))
  return words.every((word) => given.includes(word))
}
