import { afterAll, afterEach, expect, test } from 'vitest'
import { copyContent } from './testing/content-copy.ts'

const copy = copyContent()
afterEach(copy.restore)
afterAll(copy.dispose)

const privacyPolicy = () => copy.site().legal.find(({ address }) => address === '/privacy-policy')!.body

test('names no outside company but the video site while nothing is set up', () => {
  expect(privacyPolicy()).toContain('(www.youtube-nocookie.com)')
  expect(privacyPolicy()).not.toMatch(/googletagmanager|withcherry|emailjs|\{/)
})

test('names each company that is set up, by the address the pages contact', () => {
  copy.set('integrations.yaml', ['analytics', 'measurementId'], 'G-AB12CD34EF')
  copy.set('integrations.yaml', ['financing', 'slug'], 'sample-practice')
  copy.set('integrations.yaml', ['video', 'host'], 'https://films.example')
  copy.set('mail.yaml', ['origin'], 'https://api.emailjs.com')
  for (const host of [
    'www.googletagmanager.com',
    'files.withcherry.com',
    'films.example',
    'api.emailjs.com',
  ]) {
    expect(privacyPolicy()).toContain(`(${host})`)
  }
})

test('says when films of banners play by themselves', () => {
  expect(privacyPolicy()).toContain('only after you press play')
  copy.set('integrations.yaml', ['video', 'banner'], 'frame')
  expect(privacyPolicy()).toContain('as soon as you open that page')
  expect(privacyPolicy()).not.toContain('only after you press play')
})

test('says of analytics what its settings do', () => {
  copy.set('integrations.yaml', ['analytics', 'measurementId'], 'G-AB12CD34EF')
  copy.set('integrations.yaml', ['analytics', 'query'], ['utm_source'])
  copy.set('integrations.yaml', ['analytics', 'leftOut'], ['/contact'])
  expect(privacyPolicy()).toContain('never used on <code>/contact</code>')
  expect(privacyPolicy()).not.toContain('question mark')
  copy.set('integrations.yaml', ['analytics', 'query'], ['all'])
  copy.set('integrations.yaml', ['analytics', 'leftOut'], [])
  expect(privacyPolicy()).toContain('question mark')
  expect(privacyPolicy()).not.toContain('never used on')
})

test('tells consent that was asked for from consent that was given elsewhere', () => {
  copy.set('integrations.yaml', ['analytics', 'measurementId'], 'G-AB12CD34EF')
  const asked = privacyPolicy()
  copy.set('integrations.yaml', ['analytics', 'consent'], 'granted')
  expect(privacyPolicy()).not.toBe(asked)
})
