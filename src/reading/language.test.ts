import { describe, expect, test } from 'vitest'
import { matcher } from './language.ts'
import { es as spanishWords } from '#lib/words/es.ts'
import { refusedKind, withTerms } from './language-checks.ts'
import { parse } from './parse.ts'
import { languageSchema } from './schemas/language.ts'
import { readSource } from './source.ts'
import { contentRoot } from './testing/content-copy.ts'

const { en, es, sources } = parse(languageSchema, readSource(contentRoot, 'language.yaml', []), [])!
const bannedIn = matcher(en)
const spanishProblems = matcher(withTerms(es))

/** At least one sentence for every rule. */
const claims = [
  'This drip cures hangovers.',
  'Better sex guaranteed.',
  'A miracle for your skin.',
  'The result is permanent.',
  'Results can be permanent.',
  'Weight comes off effortlessly.',
  'It works for everyone.',
  'The best clinic in Lake County.',
  'Your #1 choice.',
  'Our world-class team uses state-of-the-art lasers.',
  'A leading clinic in Florida.',
  'An award-winning practice.',
  'Act now.',
  'A painless treatment.',
  'A treatment with zero risk.',
  'It has no side effects.',
  'Safe for everyone.',
  'It is natural, so it is safe.',
  'A clinically proven formula.',
  'We offer generic Wegovy.',
  'It has the same active ingredient as the brand.',
  'Ask for compounded retatrutide.',
  'Peptides are legal again.',
  'Shock waves regenerate vessels.',
  'Results last at least 2 years.',
  'Melt fat while you sleep.',
  'It burns stubborn fat.',
  'Boost your metabolism.',
  'It supports your immune system.',
  'Detox after the holidays.',
  'An anti-aging drip.',
  'It reverses the signs of aging.',
  'Feel youthful again.',
  'An energy shot.',
  'It beats jet lag.',
  'A drip with 100% absorption.',
  'Glutathione for skin whitening.',
  'Every woman needs testosterone.',
  'The female Viagra.',
  'The natural Ozempic.',
  'A non-surgical facelift.',
  'Vaginal rejuvenation in an hour.',
  'We balance your hormones.',
  'Do you have low T?',
  'Rewire your brain.',
  'Estrogen protects your heart.',
  'Our doctors see you today.',
  'Board-certified care.',
  '24/7 care.',
  'Membership replaces insurance.',
  'Unlimited care.',
  'Interest-free plans.',
  'No credit check.',
  'For obese people.',
  'It costs $99.',
]

const honest = [
  'It is not a cure.',
  'Medicine cannot cure it.',
  'There is no cure for it yet.',
  'This product is not intended to diagnose, treat, cure or prevent any disease.',
  'A visit does not guarantee a prescription.',
  'There is no guarantee that it works for you.',
  'Loss of vision can be permanent.',
  'Rarely, it leaves permanent scars.',
  'It does not work for everyone.',
  'Treatments work best on hair that is still there.',
  'It is the best studied of the three.',
  'A camera is best, because much of an exam is looking.',
  'Heart disease is the number one killer of women.',
  'Natural does not mean that it has no side effects.',
  'The mix has not been shown to boost energy.',
  'Ask about a booster shot.',
  'The drug was meant to burn fat.',
  'It does not detox the body.',
  'No trial shows an anti-aging effect.',
  'Compounded semaglutide is not generic Wegovy.',
  'It does not have the same active ingredient.',
  'In our own experience, results last at least 2 years.',
  'The FDA warned in 2018 about devices sold for vaginal rejuvenation.',
  'There is no pre-order.',
  '24/7 text access to the nurse practitioner',
  '**24/7 text access**',
  'You have unlimited access to your provider.',
  'The offer is 6 months interest free.',
  'Smoking is a leading cause of heart disease.',
  'It costs {price:membership}.',
]

describe('claims', () => {
  test.each(claims)('%s', (sentence) => {
    expect(bannedIn(sentence)).not.toEqual([])
  })

  test('every rule is shown by a claim', () => {
    const idle = en.refused.filter((rule) => {
      const alone = matcher({ ...en, refused: [rule] })
      return claims.every((claim) => alone(claim).length === 0)
    })
    expect(idle).toEqual([])
  })
})

describe('honest sentences', () => {
  test.each(honest)('%s', (sentence) => {
    expect(bannedIn(sentence)).toEqual([])
  })
})

test('a denial excuses only its own claim', () => {
  expect(bannedIn('It is not a cure. It is a miracle.')).toHaveLength(1)
  expect(bannedIn('The first does not cure it, the second cures it.')).toHaveLength(1)
  expect(bannedIn('A miracle that does not guarantee a thing.')).toHaveLength(1)
})

test('a patient may ask what the answer denies', () => {
  expect(bannedIn('Does it burn fat?', true)).toEqual([])
  expect(bannedIn('Does it burn fat?')).toHaveLength(1)
  expect(bannedIn('Why is it the best?', true)).toHaveLength(1)
})

test('markup and line breaks do not hide a phrase', () => {
  expect(bannedIn('It will **melt**\nfat.')).toHaveLength(1)
  expect(bannedIn('See [world-class\ncare](/contact).')).toHaveLength(1)
})

test('Spanish is held to its own rules, with or without accents', () => {
  const refused = matcher(es)
  expect(refused('Un resultado garantizado.')).toHaveLength(1)
  expect(refused('LA MEJOR CLÍNICA de la ciudad.')).toHaveLength(1)
  expect(refused('Esto no cura la diabetes.')).toEqual([])
  expect(refused('Puede enviar mensajes de texto 24/7.')).toEqual([])
})

describe('hosts of sources', () => {
  test.each([
    ['https://wholesale.calocurb.com/science', 'a seller'],
    ['https://www.vitamin-shop.example/c', 'a seller'],
    ['https://d.docksci.com/x', 'a scraper or mirror'],
    ['https://www.smithandlawyers.com/wegovy', 'a law firm'],
    ['https://peptideworld.example/bpc', 'a peptide site'],
    ['https://news.example.com/semaglutide', 'news or trade press'],
    ['https://answers.ai/dose', 'machine-written answers'],
  ])('%s is %s', (url, kind) => expect(refusedKind(sources, url)).toBe(kind))

  test.each([
    'https://notcalocurb.com/',
    'https://doi.org/10.1056/NEJMoa2032183',
    'https://dailymed.nlm.nih.gov/dailymed/search.cfm?query=wegovy',
    'https://www.fda.gov/drugs/human-drug-compounding',
    'https://www.federalregister.gov/d/2026-07361',
    'https://pubmed.ncbi.nlm.nih.gov/34324435/',
    'https://uscode.house.gov/view.xhtml',
    'https://jamanetwork.com/journals/jama',
    'https://newsroom.clevelandclinic.org/2019/09/04/survey',
  ])('%s may stand', (url) => expect(refusedKind(sources, url)).toBeUndefined())
})

describe('the dictionary of the interface keeps to the glossary', () => {
  test.each(saidBy(spanishWords))('%s', (_, text) => expect(spanishProblems(text)).toEqual([]))
  test('another word is found', () => {
    for (const text of ['Fundó el consultorio', 'Nada para “peso”', 'Mensajes de ida y vuelta'])
      expect(spanishProblems(text), text).not.toEqual([])
  })
})

/** Every text of a dictionary with its name; what takes arguments is asked with some. */
function saidBy(value: unknown, name = ''): [name: string, text: string][] {
  if (typeof value === 'string') return [[name, value]]
  if (typeof value === 'function') return saidBy(value('1', '2', '3'), name)
  return Object.entries(Object(value)).flatMap(([key, item]) => saidBy(item, name ? `${name}.${key}` : key))
}
