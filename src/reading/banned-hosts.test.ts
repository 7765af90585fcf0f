import { expect, test } from 'vitest'
import { bannedKind } from './banned-hosts.ts'

test('a host stands for itself and what is below it', () => {
  expect(bannedKind('https://wholesale.calocurb.com/science')).toBe('a seller')
  expect(bannedKind('https://d.docksci.com/x')).toBe('a scraper or mirror')
  expect(bannedKind('https://notcalocurb.com/')).toBeUndefined()
})

test('a kind can be told by its name', () => {
  expect(bannedKind('https://www.smithandlawyers.com/wegovy')).toBe('a law firm')
  expect(bannedKind('https://peptideworld.example/bpc')).toBe('a peptide site')
})

test('journals, agencies and laws may stand', () => {
  for (const url of [
    'https://doi.org/10.1056/NEJMoa2032183',
    'https://dailymed.nlm.nih.gov/dailymed/search.cfm?query=wegovy',
    'https://www.fda.gov/drugs/human-drug-compounding',
    'https://www.federalregister.gov/d/2026-07361',
    'https://pubmed.ncbi.nlm.nih.gov/34324435/',
    'https://uscode.house.gov/view.xhtml',
    'https://jamanetwork.com/journals/jama',
    'https://newsroom.clevelandclinic.org/2019/09/04/survey',
  ])
    expect(bannedKind(url), url).toBeUndefined()
})
