import { expect, test } from 'vitest'
import { createPhraseMatcher } from './refused-phrases.ts'
import { es as spanishWords } from '#lib/words/es.ts'
import { refusedSourceKind, withGlossary } from './language-problems.ts'
import { parse } from './parse.ts'
import { languageSchema } from './schemas/language.ts'
import { readSource } from './source.ts'
import { contentRoot } from './testing/content-copy.ts'

const { en, es, sources } = parse(languageSchema, readSource(contentRoot, 'language.yaml', []), [])!
const refusedIn = createPhraseMatcher(en)
const spanishProblems = createPhraseMatcher(withGlossary(es))

test.each([
  'This drip cures hangovers.',
  'Better sex guaranteed.',
  'Results can be permanent.',
  'It works for everyone.',
  'The best clinic in Lake County.',
  'Our world-class team uses state-of-the-art lasers.',
  'A treatment with zero risk.',
  'It has no side effects.',
  'We offer generic Wegovy.',
  'Peptides are legal again.',
  'Results last at least 2 years.',
  'Results are reported to last at least 2 years.',
  'It burns stubborn fat.',
  'It reverses the signs of aging.',
  'The natural Ozempic.',
  'Do you have low T?',
  'Our doctors see you today.',
  'Membership replaces insurance.',
  'It costs $99.',
])('refused phrase is found: %s', (sentence) => expect(refusedIn(sentence)).not.toEqual([]))

test.each([
  'It is not a cure.',
  'Medicine cannot cure it.',
  'This product is not intended to diagnose, treat, cure or prevent any disease.',
  'There is no guarantee that it works for you.',
  'Loss of vision can be permanent.',
  'It is the best studied of the three.',
  'Natural does not mean that it has no side effects.',
  'The drug was meant to burn fat.',
  'No trial shows an anti-aging effect.',
  'Compounded semaglutide is not generic Wegovy.',
  'Results are reported to last at least 2 years; in a 2018 study without a comparison group, about half of the men it had helped still had the benefit then.',
  'The FDA warned in 2018 about devices sold for vaginal rejuvenation.',
  '**24/7 text access** to the nurse practitioner',
  'The offer is 6 months interest free.',
  'Smoking is a leading cause of heart disease.',
  'It costs {price:membership}.',
])('no phrase is refused: %s', (sentence) => expect(refusedIn(sentence)).toEqual([]))

test('refused phrase is excused only by a denial of its own', () => {
  expect(refusedIn('It is not a cure. It is a miracle.')).toHaveLength(1)
  expect(refusedIn('The first does not cure it, the second cures it.')).toHaveLength(1)
  expect(refusedIn('A miracle that does not guarantee a thing.')).toHaveLength(1)
})

test('refused phrase is allowed in a question, for the answer to deny', () => {
  expect(refusedIn('Does it burn fat?', true)).toEqual([])
  expect(refusedIn('Does it burn fat?')).toHaveLength(1)
  expect(refusedIn('Why is it the best?', true)).toHaveLength(1)
})

test('refused phrase is found behind markup and line breaks', () => {
  expect(refusedIn('It will **melt**\nfat.')).toHaveLength(1)
  expect(refusedIn('See [world-class\ncare](/contact).')).toHaveLength(1)
})

test('Spanish has refused phrases of its own, with or without accents', () => {
  const refused = createPhraseMatcher(es)
  expect(refused('Un resultado garantizado.')).toHaveLength(1)
  expect(refused('LA MEJOR CLÍNICA de la ciudad.')).toHaveLength(1)
  expect(refused('Esto no cura la diabetes.')).toEqual([])
  expect(refused('Puede enviar mensajes de texto 24/7.')).toEqual([])
})

test.each([
  ['https://wholesale.calocurb.com/science', 'a seller'],
  ['https://d.docksci.com/x', 'a scraper or mirror'],
  ['https://www.smithandlawyers.com/wegovy', 'a law firm'],
  ['https://peptideworld.example/bpc', 'a peptide site'],
  ['https://news.example.com/semaglutide', 'news or trade press'],
  ['https://answers.ai/dose', 'machine-written answers'],
  ['https://notcalocurb.com/', undefined],
  ['https://doi.org/10.1056/NEJMoa2032183', undefined],
  ['https://www.fda.gov/drugs/human-drug-compounding', undefined],
  ['https://newsroom.clevelandclinic.org/2019/09/04/survey', undefined],
])('source check calls %s %s', (url, kind) => expect(refusedSourceKind(sources, url)).toBe(kind))

test('Spanish interface keeps to the glossary', () => {
  const wrong = saidBy(spanishWords).filter(([, text]) => spanishProblems(text).length > 0)
  expect(wrong).toEqual([])
  for (const text of ['Fundó el consultorio', 'Nada para “peso”', 'Mensajes de ida y vuelta'])
    expect(spanishProblems(text), text).not.toEqual([])
})

/** Every text of a dictionary with its name. Functions are called with sample arguments. */
function saidBy(value: unknown, name = ''): [name: string, text: string][] {
  if (typeof value === 'string') return [[name, value]]
  if (typeof value === 'function') return saidBy(value('1', '2', '3'), name)
  return Object.entries(Object(value)).flatMap(([key, item]) => saidBy(item, name ? `${name}.${key}` : key))
}
