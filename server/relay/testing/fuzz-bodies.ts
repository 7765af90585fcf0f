import { type FormName, forms } from '#lib/forms/definitions.ts'
import { relayPaths } from '#lib/forms/paths.ts'
import { contact, emailJs, newsletter, resume, type Sent } from './posts.ts'

export type FuzzedPost = { path: string; sent: Sent; headers: Record<string, string> }

/** An endless, repeatable row of posts: some good, most broken in one way or several. */
export function createFuzzer(seed: number): () => FuzzedPost {
  const random = mulberry32(seed)
  let turn = 0
  const below = (limit: number) => Math.floor(random() * limit)
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item

  function fields(): Record<string, unknown> {
    const form = pick(Object.keys(forms) as FormName[])
    const result: Record<string, unknown> = {
      ...complete[form],
      ...emailJs(form),
      submission_id: `fuzzed-${turn++}`,
    }
    for (let changes = below(4); changes > 0; changes--) {
      const name = random() < 0.6 ? pick(Object.keys(result)) : pick(oddNames)
      if (random() < 0.2) delete result[name]
      else result[name] = random() < 0.5 ? pick(oddTexts).repeat(1 + below(3)) : garble()
    }
    return result
  }

  function garble(): string {
    return Array.from({ length: below(60) }, () =>
      String.fromCodePoint(below(random() < 0.8 ? 0x250 : 0x10ffff)),
    ).join('')
  }

  function encode(values: Record<string, unknown>): { path: string; sent: Sent } {
    const kind = below(3)
    if (kind === 0) {
      const { lib_version, service_id, template_id, user_id, ...params } = values
      for (const name of Object.keys(params)) if (random() < 0.05) params[name] = pick(oddValues)
      const value = { lib_version, service_id, template_id, user_id, template_params: params }
      return {
        path: relayPaths.sendJson,
        sent: { body: JSON.stringify(value), contentType: 'application/json' },
      }
    }
    const pairs = Object.entries(values).map(([name, value]) => [name, String(value).toWellFormed()] as const)
    if (kind === 1) {
      const body = new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString()
      return { path: relayPaths.sendForm, sent: { body, contentType: 'application/x-www-form-urlencoded' } }
    }
    const boundary = pick(['b', '----WebKitFormBoundaryAbC', "b'()+_,-./:=?", 'x'.repeat(70)])
    const parts = pairs.map(
      ([name, value]) => `--${boundary}\r\n${pick(dispositions)}"${name}"\r\n\r\n${value}\r\n`,
    )
    const contentType = `multipart/form-data; boundary=${pick([boundary, `"${boundary}"`])}`
    return { path: relayPaths.sendForm, sent: { body: `${parts.join('')}--${boundary}--\r\n`, contentType } }
  }

  function damage(sent: Sent): Sent {
    const body = Buffer.from(sent.body)
    const at = below(body.length + 1)
    const how = below(5)
    if (how === 0) return { ...sent, body: body.subarray(0, at) }
    if (how === 1)
      return {
        ...sent,
        body: Buffer.concat([body.subarray(0, at), Buffer.from(garble()), body.subarray(at)]),
      }
    if (how === 2) return { ...sent, contentType: pick(oddTypes) }
    if (how === 3) return { ...sent, body: Buffer.concat([body, body]) }
    if (body.length > 0) body[at % body.length] = below(256)
    return { ...sent, body }
  }

  return () => {
    const { path, sent } = encode(fields())
    const headers = random() < 0.1 ? pick(oddHeaders) : {}
    return { path, headers, sent: random() < 0.5 ? damage(sent) : sent }
  }
}

const complete: Record<FormName, Record<string, string>> = { contact, newsletter, resume }
const oddNames = [
  'to',
  'cc',
  'bcc',
  'envelope',
  'attachments',
  '__proto__',
  'constructor',
  'name[]',
  '',
  'form',
  'page',
]
const oddTexts = [
  '\r\nBcc: evil@evil.example\r\n',
  '\u0000',
  '\u202e',
  '"',
  "'; DROP TABLE messages;--",
  '--b--',
  '\ud800',
  '=?utf-8?B?',
  'x'.repeat(9_000),
]
const oddValues: unknown[] = [null, 1e300, [], ['a'], {}, { toString: 1 }, true, -0]
const oddTypes = [
  '',
  'text/plain',
  'application/json',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="',
  'multipart/mixed; boundary=b',
  'application/x-www-form-urlencoded; charset=utf-7',
]
const oddHeaders = [
  { 'content-encoding': 'gzip' },
  { origin: 'null' },
  { accept: 'text/html' },
  { 'x-forwarded-for': '::1, %%%' },
  { referer: ':' },
]
const dispositions = [
  'Content-Disposition: form-data; name=',
  'content-disposition:form-data;name=',
  'Content-Type: text/plain\r\nContent-Disposition: form-data; name=',
]

/** A small seeded generator, so that a failure can be repeated. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
