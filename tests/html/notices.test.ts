import { expect, test } from 'vitest'
import { addressOf, all, attr, builtPages, content, isSpanish, one, treeOf, words } from './built-site.ts'

const site = content()

/** Phrases that tell readers to ask us for facts, which content/answers.yaml has instead. */
const sentAway =
  /\b[Ff]ind out\b|\b[Aa]sk (?:which|whether)\b|\b[Yy]ou[’']ll hear\b|\b[Cc]all to learn\b|(?<!\p{L})[Aa]verigüe\b|\b[Pp]regunte (?:si|cuál|qué)(?!\p{L})|\b[Ll]e dirán\b|\b[Ss]e enterará(?!\p{L})/gu

/** Phrases about the page itself instead of the practice. */
const selfConscious =
  /medical review pending|in preparation|we wrote these|not our rooms|revisión médica pendiente|en preparación|no son nuestras salas/giu

test.each([
  ['sends the reader off to find out', sentAway],
  ['apologizes for itself', selfConscious],
])('no page %s', (_, phrases) => {
  const found = builtPages.flatMap((file) =>
    [...words(one(treeOf(file), 'body')).matchAll(phrases)].map(
      ({ index, input, 0: phrase }) =>
        `${addressOf(file)}: ${input.slice(Math.max(0, index - 40), index + phrase.length + 40)}`,
    ),
  )
  expect(found).toEqual([])
})

test('emergency line stands once on a page, beside the form or in the footer', () => {
  const lines = { en: site.notices.get('emergency')!.text, es: site.spanish!.notices.get('emergency')!.text }
  const wrong = builtPages.filter((file) => {
    const { length } = words(one(treeOf(file), 'body')).split(lines[isSpanish(file) ? 'es' : 'en'])
    return length - 1 !== 1
  })
  expect(wrong).toEqual([])
})

test('good faith estimate stands on the price list, and every footer leads to it', () => {
  expect(words(one(treeOf('/prices.html'), '#good-faith-estimate'))).toContain(
    site.notices.get('estimate')!.title,
  )
  const wrong = builtPages.filter(
    (file) =>
      !all(treeOf(file), 'footer a[href]').some((link) =>
        attr(link, 'href').endsWith('/prices#good-faith-estimate'),
      ),
  )
  expect(wrong).toEqual([])
})

test('preview notice stands once on every page while anything is a sample', () => {
  const wrong = builtPages.filter((file) => {
    const bars = all(treeOf(file), '[data-preview-bar]')
    return bars.length !== 1 || all(bars[0]!, 'li').length === 0
  })
  expect(wrong).toEqual([])
})
