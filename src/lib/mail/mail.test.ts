import * as client from '@emailjs/browser'
import { expect, onTestFinished, test, vi } from 'vitest'
import { toCatalogueError, createThrottleStorage, sendMail, type FormToken } from './send-mail.ts'
import { defaultEmailJsIds } from './settings.ts'

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
  const otherParams = { email: 'c@d.example' }
  await expect(send(otherParams, person)).rejects.toMatchObject({ status: 429, text: 'Too Many Requests' })
  const unlimited = await send(otherParams).catch((error: unknown) => toCatalogueError(error))
  expect(unlimited).toEqual({ status: 0, text: 'Network Error' })
})

/** Sends a form to a relay that `answer` simulates; `giveUp` triggers the timeout. */
function sendToRelay(answer: (path: string) => Promise<Response>) {
  const sent: string[] = []
  let deadline = new AbortController()
  class FormData extends Map<string, string> {
    constructor(form: EventTarget) {
      super()
      form.dispatchEvent(Object.assign(new Event('formdata'), { formData: this }))
    }
    append = this.set
  }
  const fetch = (path: string, { body }: { body?: FormData } = {}) => {
    if (body) sent.push(body.get('started_token') ?? '')
    return answer(path)
  }
  const document = { documentElement: { lang: 'en' } }
  const globals = { FormData, fetch, document, window: {}, location: { pathname: '/contact' } }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => (deadline = new AbortController()).signal)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  const element = Object.assign(new EventTarget(), { nodeName: 'FORM' }) as unknown as HTMLFormElement
  const mail = { ...defaultEmailJsIds, origin: '', template: 'contact' }
  const send = (formToken: FormToken) =>
    sendMail({ form: 'contact', element, mail, submissionId: 'abcdefgh', formToken })
  return { sent, send, giveUp: () => deadline.abort() }
}

test('message is not sent once its failure was shown', async () => {
  const { promise: token, resolve: arrive } = Promise.withResolvers<Response>()
  const { sent, send, giveUp } = sendToRelay(() => token)
  const sending = send({ token: '', tokenReadyAt: 0 })
  giveUp()
  await expect(sending).rejects.toEqual({ status: 0, text: 'Network Error' })
  arrive(new Response('late'))
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  expect(sent).toEqual([])
})

test('second attempt takes another token, because the first message may have arrived', async () => {
  const never = new Promise<Response>(() => {})
  let isHanging = true
  const { sent, send, giveUp } = sendToRelay((path) =>
    path === '/api/form-token' ? Promise.resolve(new Response('second')) : isHanging ? never : ok(),
  )
  const ok = async () => new Response('OK')
  const formToken = { token: 'first', tokenReadyAt: 0 }
  const sending = send(formToken)
  await expect.poll(() => sent).toEqual(['first'])
  giveUp()
  await expect(sending).rejects.toEqual({ status: 0, text: 'Network Error' })
  isHanging = false
  await send(formToken)
  expect(sent).toEqual(['first', 'second'])
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
