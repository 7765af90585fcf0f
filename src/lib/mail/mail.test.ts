import { expect, test } from 'vitest'
import { toCatalogueError, createThrottleStorage } from './send-mail.ts'

test('a network failure is the catalogue’s, whatever the browser calls it', () => {
  expect(toCatalogueError(new TypeError('Failed to fetch'))).toEqual({ status: 0, text: 'Network Error' })
})

test('the provider’s words are kept, a proxy’s page is not', () => {
  const refused = { status: 400, text: 'The Public Key is invalid' }
  expect(toCatalogueError(refused)).toBe(refused)
  expect(toCatalogueError({ status: 502, text: '\n<html><h1>Bad Gateway' })).toEqual({
    status: 502,
    text: '',
  })
  expect(toCatalogueError('The public key is required.')).toBe('The public key is required.')
})

test('a stamp counts only once the message has arrived', async () => {
  const kept = new Map<string, string>()
  const stamps = createThrottleStorage(() => storageOf(kept))
  await stamps.provider.set('contact', '5')
  expect(await stamps.provider.get('contact')).toBeNull()
  await stamps.keep()
  expect(await stamps.provider.get('contact')).toBe('5')
  await stamps.provider.remove('contact')
  expect(kept.size).toBe(0)
})

test('forbidden storage does no harm', async () => {
  const stamps = createThrottleStorage(() => {
    throw new Error('denied')
  })
  await stamps.provider.set('contact', '5')
  await stamps.keep()
  expect(await stamps.provider.get('contact')).toBeUndefined()
})

function storageOf(map: Map<string, string>) {
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
}
