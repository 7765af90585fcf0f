import { expect, test } from 'vitest'
import { readSite } from '#reading/site.ts'
import { contentRoot, stubMedia } from '#reading/testing/content-copy.ts'
import { addressOf, all, builtPages, isSpanish, one, treeOf, words } from './built-site.ts'

const site = readSite(contentRoot, stubMedia)

/** What sends the reader off to learn something about us: content/answers.yaml says it instead. */
const sentAway =
  /\b[Ff]ind out\b|\b[Aa]sk (?:which|whether)\b|\b[Yy]ou[’']ll hear\b|\b[Cc]all to learn\b|(?<!\p{L})[Aa]verigüe\b|\b[Pp]regunte (?:si|cuál|qué)(?!\p{L})|\b[Ll]e dirán\b|\b[Ss]e enterará(?!\p{L})/gu

/** What a page says of itself instead of us. */
const selfConscious =
  /medical review pending|in preparation|we wrote these|not our rooms|revisión médica pendiente|en preparación|no son nuestras salas/giu

const textOf = (file: string) => words(one(treeOf(file), 'body')).replaceAll(/\s+/g, ' ')

test.each([
  ['sends the reader off to find out', sentAway],
  ['apologizes for itself', selfConscious],
])('no page %s', (_, phrases) => {
  const found = builtPages.flatMap((file) =>
    [...textOf(file).matchAll(phrases)].map(
      ({ index, input, 0: phrase }) =>
        `${addressOf(file)}: ${input.slice(Math.max(0, index - 40), index + phrase.length + 40)}`,
    ),
  )
  expect(found).toEqual([])
})

test('the line for emergencies stands at most once in a page, and once in its footer', () => {
  const lines = { en: site.notices.get('emergency')!.text, es: site.spanish!.notices.get('emergency')!.text }
  for (const file of builtPages) {
    const line = isSpanish(file) ? lines.es : lines.en
    const times = (part: string) =>
      all(treeOf(file), part).map((element) => words(element).replaceAll(/\s+/g, ' ').split(line).length - 1)
    expect([file, times('footer')]).toEqual([file, [1]])
    expect([file, Math.max(...times('main'), 0) <= 1]).toEqual([file, true])
  }
})

test('the estimate has its box on the price list, and every footer leads to it', () => {
  const { title, text } = site.notices.get('estimate')!
  const box = words(one(treeOf('/prices.html'), '#good-faith-estimate'))
  expect(box).toContain(title)
  expect(box.length).toBeGreaterThan(text.replaceAll(/<[^>]+>/g, '').length / 2)
  for (const file of builtPages) {
    const links = all(treeOf(file), 'footer a[href]').map(({ properties }) => String(properties['href']))
    expect([file, links.some((href) => /^(?:\/es)?\/prices#good-faith-estimate$/.test(href))]).toEqual([
      file,
      true,
    ])
  }
})

test('while anything is a sample, every page says so once', () => {
  for (const file of builtPages) {
    const bars = all(treeOf(file), '[data-preview-bar]')
    expect([file, bars.length]).toEqual([file, 1])
    expect(all(bars[0]!, 'li').length).toBeGreaterThan(0)
  }
})
