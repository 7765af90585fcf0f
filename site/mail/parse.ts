import { Refusal } from './refusal.ts'

/** Names and texts as they came; a Map, because a name may be anything. */
export type Fields = ReadonlyMap<string, string>

const mostFields = 40
const longestName = 100
const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype'])

/** The JSON of EmailJS's `send`: ids outside, the form's fields in `template_params`. */
export function parseJson(contentType: string, body: Buffer): Fields {
  if (!/^application\/json\s*(?:;|$)/i.test(contentType))
    throw new Refusal([415, 'type'], 'Send this as application/json.')
  const { template_params: params, ...ids } = asObject(decodeJson(body), 'The body')
  return collect([
    ...Object.entries(ids),
    ...Object.entries(asObject(params ?? {}, 'The field template_params')),
  ])
}

/** The fields of EmailJS's `sendForm`, and of plain HTML forms in either encoding. */
export async function parseForm(contentType: string, body: Buffer): Promise<Fields> {
  if (/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(contentType)) {
    countFields(body, '&')
    return collect([...new URLSearchParams(body.toString())])
  }
  if (!/^multipart\/form-data\s*(?:;|$)/i.test(contentType))
    throw new Refusal([415, 'type'], 'Send this as multipart/form-data or application/x-www-form-urlencoded.')
  const [, boundary] = /;\s*boundary="?([^";]+)/i.exec(contentType) ?? []
  if (!boundary) throw new Refusal([400, 'body'], 'The multipart form has no boundary.')
  countFields(body, `\r\n--${boundary}`)

  const multipart = new Response(body as Buffer<ArrayBuffer>, { headers: { 'content-type': contentType } })
  const form = await multipart.formData().catch(() => {
    throw new Refusal([400, 'body'], 'The form could not be read.')
  })
  return collect([...form])
}

/** On the bytes as they came: taking twenty thousand fields apart only to refuse them would cost others their turn. */
function countFields(body: Buffer, separator: string): void {
  let found = 0
  for (let at = body.indexOf(separator); at >= 0; at = body.indexOf(separator, at + separator.length))
    if (++found > mostFields) throw tooManyFields()
}

function tooManyFields(): Refusal {
  return new Refusal([400, 'body'], 'The form has too many fields.')
}

function collect(entries: [name: string, value: unknown][]): Fields {
  if (entries.length > mostFields) throw tooManyFields()
  const fields = new Map<string, string>()
  for (const [name, value] of entries) {
    if (forbiddenNames.has(name) || name.length > longestName)
      throw new Refusal([400, 'body'], 'The form has a field with a name that is not allowed.')
    if (fields.has(name)) throw new Refusal([400, 'body'], 'The form has the same field twice.')
    const text = asText(value)
    if (text !== undefined) fields.set(name, text)
  }
  return fields
}

function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  // A box ticked in JSON; a form says 'on' for it.
  if (typeof value === 'boolean') return value ? 'on' : ''
  if (value instanceof File) {
    if (value.size === 0) return undefined
    throw new Refusal([400, 'body'], 'Files cannot be sent here. Please share a link.')
  }
  throw new Refusal([400, 'body'], 'Every field must be text.')
}

function decodeJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw new Refusal([400, 'body'], 'The body is not valid JSON.')
  }
}

function asObject(value: unknown, what: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>
  throw new Refusal([400, 'body'], `${what} must be an object.`)
}
