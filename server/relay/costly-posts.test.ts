import { afterEach, expect, test, vi } from 'vitest'
import { forms } from '#lib/forms/definitions.ts'
import { type RunningRelay, startRelay } from './testing/harness.ts'
import {
  call,
  contact,
  json,
  multipart,
  navigation,
  postForm,
  postJson,
  urlencoded,
} from './testing/posts.ts'

let relay: RunningRelay | undefined
afterEach(async () => {
  vi.restoreAllMocks()
  await relay?.end()
  relay = undefined
})

/** Two kinds of marks by turns: they have to be put in order, which takes time by the square of their number. */
const marks = (count: number) => '\u0301\u0323'.repeat(count / 2)
const fields = Object.keys(contact)

test.each([
  ['in one row', marks(16_000)],
  ['parted by what is taken out', `${marks(20)}\u200b`.repeat(700)],
  ['parted by controls', `${marks(20)}\u0007`.repeat(700)],
  ['just too many on one letter', `a${marks(32)}`],
])('marks %s are never put in order', async (_, value) => {
  relay = await startRelay()
  const composed = vi.spyOn(String.prototype, 'normalize')
  for (const field of fields) {
    const sent = json({ template_id: 'contact', template_params: { ...contact, [field]: value } })
    expect((await postJson(relay.url, sent)).status).toBe(422)
  }
  const rows = composed.mock.contexts.map((text) => longestRow(String(text)))
  expect(rows.length).toBeGreaterThan(0)
  expect(Math.max(...rows)).toBeLessThanOrEqual(30)
})

test('what is far too long is refused unread, and letters of several parts still count as one', async () => {
  relay = await startRelay()
  const composed = vi.spyOn(String.prototype, 'normalize')
  const long = urlencoded({ ...contact, form: 'contact', name: 'x'.repeat(20_000) })
  expect(await postForm(relay.url, long)).toMatchObject({
    status: 422,
    text: 'Name: shorten it by 19,900 characters.',
  })
  expect(Math.max(...composed.mock.contexts.map((text) => String(text).length))).toBeLessThan(1_000)
  const [nameField] = forms.contact.fields
  const name = 'o\u0302\u0301'.repeat(nameField?.maxLength ?? 0)
  const fits = await multipart({ ...contact, form: 'contact', name })
  expect((await postForm(relay.url, fits)).status).toBe(200)
})

test('sixteen senders of marks do not stop the others', async () => {
  relay = await startRelay()
  const { url } = relay
  const sent = json({ template_id: 'contact', template_params: { ...contact, name: marks(30_000) } })
  const begun = performance.now()
  const attack = Array.from({ length: 16 }, async () => {
    for (let turn = 0; turn < 5; turn++) expect((await postJson(url, sent)).status).toBe(422)
  })
  expect((await call(`${url}/contact`)).text).toBe('not the relay')
  await Promise.all(attack)
  // Worked on, each of the eighty would take a second or more.
  expect(performance.now() - begun).toBeLessThan(20_000)
})

test('refused posts are counted too: past the budget nothing is parsed and no page drawn', async () => {
  let drawn = 0
  relay = await startRelay({
    rate: { burst: 1, perMinute: 0.05 },
    limits: { workPauseMs: 1 },
    renderForm: () => `<p>${++drawn}</p>`,
  })
  const bad = urlencoded({ form: 'newsletter', subscriber_email: 'nobody' })
  const statuses: number[] = []
  for (let turn = 0; turn < 10; turn++)
    statuses.push((await postForm(relay.url, bad, { headers: navigation })).status)
  expect(statuses).toEqual([...Array<number>(4).fill(422), ...Array<number>(6).fill(429)])
  expect(drawn).toBe(4)
})

test('a large body costs more of the budget than a small one', async () => {
  relay = await startRelay({ rate: { burst: 1, perMinute: 0.05 }, limits: { workPauseMs: 1 } })
  const large = urlencoded({ form: 'newsletter', subscriber_email: 'x'.repeat(60_000) })
  const statuses: number[] = []
  for (let turn = 0; turn < 5; turn++) statuses.push((await postForm(relay.url, large)).status)
  expect(statuses).toEqual([422, 429, 429, 429, 429])
})

function longestRow(text: string): number {
  return Math.max(0, ...(text.match(/\p{M}+/gu) ?? []).map(({ length }) => length))
}
