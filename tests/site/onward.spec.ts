import { expect, test } from '@playwright/test'
import { bareAddress, languageOf } from '#lib/language.ts'
import { wordsIn } from '#lib/words/words-in.ts'
import { htmlAt, manifest } from './built.ts'

test('every page but the home page says where it stands', () => {
  const name = (address: string) => wordsIn(languageOf(address)).frame.breadcrumb
  const crumbs = manifest.pages.filter((address) => htmlAt(address).includes(`aria-label="${name(address)}"`))
  expect(crumbs).toEqual(manifest.pages.filter((address) => bareAddress(address) !== '/'))
})

test('the articles form one chain from the newest to the oldest', () => {
  const posts = manifest.pages.filter((address) => address.startsWith('/blog/'))
  const link = (address: string, rel: 'next' | 'prev') =>
    new RegExp(`<a href="([^"]*)" rel="${rel}"`).exec(htmlAt(address))?.[1]
  const newest = posts.filter((address) => !link(address, 'next'))
  expect(newest).toHaveLength(1)
  const chain: string[] = []
  for (let address: string | undefined = newest[0]; address; address = link(address, 'prev'))
    chain.push(address)
  expect(chain.toSorted()).toEqual(posts.toSorted())
})
