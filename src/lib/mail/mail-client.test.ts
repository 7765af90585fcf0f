import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { init, send, sendForm } from '@emailjs/browser'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** What the mail client checks before it sends, in the order of the specification: arguments, blocklist, rate limit. */
type Options = Parameters<typeof send>[3] & object
const params = { email: 'blocked@example.com' }
const kept = new Map<string, string>()
const provider: Options = {
  publicKey: 'key',
  blockHeadless: false,
  storageProvider: {
    get: async (key) => kept.get(key),
    set: async (key, value) => void kept.set(key, value),
    remove: async (key) => void kept.delete(key),
  },
}
const blockList = { list: [params.email], watchVariable: 'email' }
const limitRate = { id: 'contact', throttle: 60_000 }

/** The client counts by the page's path where no id is given. */
vi.stubGlobal('location', new URL('https://clinic.example/contact'))
let received = 0
const server = createServer((_, response) => response.end('OK', () => received++))
beforeEach(async () => {
  received = 0
  kept.clear()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  init(provider, `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
afterEach(() => void server.close())

test.each<[wrong: string, says: RegExp, args: unknown[], options?: object]>([
  ['an empty public key', /public key is required/, ['service', 'template', params], { publicKey: '' }],
  ['a public key that is no text', /public key is required/, ['service', 'template'], { publicKey: 7 }],
  ['an empty service id', /service ID is required/, ['', 'template', params]],
  ['a template id that is no text', /template ID is required/, ['service', 7, params]],
  ['template params that are no object', /have to be the object/, ['service', 'template', 'text']],
  ['a throttle below zero', /positive number/, ['service', 'template', {}], { limitRate: { throttle: -1 } }],
  [
    'a throttle that is no number',
    /positive number/,
    ['service', 'template', {}],
    { limitRate: { throttle: '9' } },
  ],
  [
    'a blocklist that is no list',
    /has to be an array/,
    ['service', 'template', params],
    { blockList: { list: 'blocked@example.com', watchVariable: 'email' } },
  ],
  [
    'a watch variable that is no text',
    /has to be a string/,
    ['service', 'template', params],
    { blockList: { list: ['blocked@example.com'], watchVariable: 7 } },
  ],
])('%s is refused before anything is sent', async (_, says, [service, template, given], options = {}) => {
  if ('publicKey' in options) init({ ...provider, ...options } as Options)
  const sent = send(
    service as string,
    template as string,
    given as Record<string, unknown>,
    options as Options,
  )
  await expect(sent).rejects.toMatch(says)
  expect(received).toBe(0)
})

test('a form argument that is no form element is refused', async () => {
  const notForm = { nodeName: 'DIV' } as HTMLFormElement
  await expect(sendForm('service', 'template', notForm)).rejects.toMatch(/HTML form element/)
  expect(received).toBe(0)
})

test('a wrong argument is refused before the blocklist is looked at, a blocked address before the rate limit', async () => {
  await expect(send('', 'template', params, { blockList })).rejects.toMatch(/service ID/)
  const limited = { ...provider, limitRate }
  const welcome = { email: 'welcome@example.com' }
  await expect(send('service', 'template', welcome, limited)).resolves.toMatchObject({ status: 200 })
  await expect(send('service', 'template', welcome, limited)).rejects.toMatchObject({
    status: 429,
    text: 'Too Many Requests',
  })
  await expect(send('service', 'template', params, { ...limited, blockList })).rejects.toMatchObject({
    status: 403,
    text: 'Forbidden',
  })
  expect(received).toBe(1)
})
