import * as client from '@emailjs/browser'
import { expect, onTestFinished, test, vi } from 'vitest'
import { toCatalogueError, createThrottleStorage } from './send-mail.ts'

const account = { publicKey: 'key', origin: 'http://127.0.0.1:1' }
const send = (params: unknown, options: object = {}, ids = ['service', 'template'], publicKey = 'key') => {
  vi.stubGlobal('location', { pathname: '/contact' })
  onTestFinished(() => void vi.unstubAllGlobals())
  client.init({ ...account, publicKey }, account.origin)
  return client.send(ids[0]!, ids[1]!, params as Record<string, unknown>, options)
}

test.each([
  ['an empty public key', () => send({}, {}, ['service', 'template'], ''), /public key is required/],
  ['an empty service id', () => send({}, {}, ['', 'template']), /service ID is required/],
  ['an empty template id', () => send({}, {}, ['service', '']), /template ID is required/],
  ['template params that are no object', () => send('text'), /have to be the object/],
  ['what is no form element', () => client.sendForm('a', 'b', {} as HTMLFormElement, account), /form/],
  ['a negative throttle', () => send({}, { limitRate: { throttle: -1 }, storageProvider: {} }), /positive/],
  [
    'a blocklist that is no list',
    () => send({}, { blockList: { list: 'a', watchVariable: 'b' } }),
    /an array/,
  ],
  [
    'a number as watch variable',
    () => send({}, { blockList: { list: ['a'], watchVariable: 1 } }),
    /a string/,
  ],
])('mail client refuses %s', async (_, call, says) => {
  await expect(call()).rejects.toMatch(says)
})

test('mail client looks for an automatic browser, then the blocklist, then the rate limit', async () => {
  const blocked = { list: ['a@b.example'], watchVariable: 'email' }
  const storageProvider = { get: async () => String(Date.now()), set: async () => {}, remove: async () => {} }
  const all = { blockHeadless: true, blockList: blocked, limitRate: { throttle: 60_000 }, storageProvider }
  vi.stubGlobal('navigator', { webdriver: true })
  const params = { email: 'a@b.example' }
  const headless = { status: 451, text: 'Unavailable For Headless Browser' }
  await expect(send(params, all)).rejects.toMatchObject(headless)
  const person = { ...all, blockHeadless: false }
  await expect(send(params, person)).rejects.toMatchObject({ status: 403, text: 'Forbidden' })
  const other = { email: 'c@d.example' }
  await expect(send(other, person)).rejects.toMatchObject({ status: 429, text: 'Too Many Requests' })
  const unlimited = await send(other).catch((error: unknown) => toCatalogueError(error))
  expect(unlimited).toEqual({ status: 0, text: 'Network Error' })
})

test('mail failure keeps the provider’s words and drops a proxy’s page', () => {
  const refused = { status: 400, text: 'The Public Key is invalid' }
  expect(toCatalogueError(refused)).toBe(refused)
  expect(toCatalogueError({ status: 502, text: '\n<html><h1>Bad Gateway' })).toEqual({
    status: 502,
    text: '',
  })
  expect(toCatalogueError('The public key is required.')).toBe('The public key is required.')
})

test('rate limit counts a message only once it has arrived', async () => {
  const kept = new Map<string, string>()
  const stamps = createThrottleStorage(() => storageOf(kept))
  await stamps.provider.set('contact', '5')
  expect(await stamps.provider.get('contact')).toBeNull()
  await stamps.keep()
  expect(await stamps.provider.get('contact')).toBe('5')
  await stamps.provider.remove('contact')
  expect(kept.size).toBe(0)
})

test('rate limit works without storage', async () => {
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
