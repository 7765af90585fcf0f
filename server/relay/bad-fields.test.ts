import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FormName, forms } from '#lib/forms/definitions.ts'
import { type RunningRelay, recipient, startRelay, until } from './testing/harness.ts'
import {
  contact,
  emailJs,
  json,
  multipart,
  newsletter,
  postForm,
  postJson,
  resume,
  urlencoded,
} from './testing/posts.ts'

let relay: RunningRelay
beforeAll(async () => {
  relay = await startRelay()
})
afterAll(() => relay.end())

const complete: Record<FormName, Record<string, string>> = { contact, newsletter, resume }
const everyField = Object.values(forms).flatMap(({ name, fields }) =>
  fields.map((field) => ({ form: name, field: field.name, type: field.type })),
)

describe.each(everyField)('$form $field', ({ form, field, type }) => {
  const withValue = (value: string) => ({ ...complete[form], ...emailJs(form), [field]: value })

  test('of a megabyte is refused in every encoding', async () => {
    const fields = withValue('x'.repeat(1024 * 1024))
    for (const sent of [await multipart(fields), urlencoded(fields)])
      expect(await postForm(relay.url, sent)).toMatchObject({
        status: 413,
        text: expect.stringContaining('too long'),
      })
    const { [field]: value, ...rest } = fields
    expect((await postJson(relay.url, json({ ...rest, template_params: { [field]: value } }))).status).toBe(
      413,
    )
  })

  test('past its own limit is refused with the field’s name', async () => {
    const answer = await postForm(relay.url, await multipart(withValue('x'.repeat(6000))))
    expect(answer.status).toBe(422)
    expect(answer.text).toMatch(/shorten it by [\d,]+ characters/)
  })

  if (type !== 'textarea')
    test.each(['\r\nBcc: evil@evil.example', '\nX: y', '\u0000', '\u001b[2J', '\u0085'])(
      'with %j inside is refused',
      async (hidden) => {
        const value = `${complete[form][field]}`
        const broken = `${value.slice(0, 1)}${hidden}${value.slice(1)}`
        expect((await postForm(relay.url, await multipart(withValue(broken)))).status).toBe(422)
        const params = { ...complete[form], [field]: broken }
        const sent = json({ ...emailJs(form), template_params: params })
        expect((await postJson(relay.url, sent)).status).toBe(422)
      },
    )
})

test.each([
  'javascript:alert(1)',
  'file:///etc/passwd',
  'data:text/html,x',
  'JaVaScRiPt://example.com/%0aalert(1)',
])('the link %s is refused', async (resume_link) => {
  const sent = await multipart({ ...resume, ...emailJs('resume'), resume_link })
  expect(await postForm(relay.url, sent)).toMatchObject({
    status: 422,
    text: expect.stringContaining('https://'),
  })
})

test('direction marks are dropped, the rest arrives; nothing else of all this was stored', async () => {
  const fields = { ...contact, form: 'contact', name: 'Ada \u202egpj.exe\u202c', message: 'a\u0007b\u2067c' }
  expect((await postForm(relay.url, await multipart(fields))).status).toBe(200)
  const isIt = ({ text }: { text: string }) => text.includes('Name: Ada gpj.exe') && text.includes('\nabc\n')
  await until(() => relay.outbox().some(isIt))
  for (const { headers } of relay.outbox()) expect(headers['to']).toEqual([recipient])
  expect(relay.outbox()).toHaveLength(1)
  expect(relay.logs.filter(({ event }) => event === 'unexpected-error')).toEqual([])
})
