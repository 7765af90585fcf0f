import { hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type FormName, isFormName } from '#lib/forms/definitions.ts'
import type { EmailJsIds } from '#lib/mail/settings.ts'
import { hiddenFields } from '#lib/forms/relay-protocol.ts'
import { cleanValues, type FormErrors } from '#lib/forms/validate.ts'

export type Submission = {
  form: FormName
  values: Record<string, string>
  page: string
  submissionId: string
  honeypot: string
  formToken: string
}

export type InvalidSubmission = { submission: Submission; errors: FormErrors }

/** `reason` is for the metrics, the message for the sender. */
export class Refusal extends Error {
  declare readonly status: number
  declare readonly reason: string
  declare readonly headers: Record<string, string>
  declare readonly draft?: InvalidSubmission

  constructor([status, reason]: [number, string], text: string, headers = {}, draft?: InvalidSubmission) {
    super(text)
    Object.assign(this, { status, reason, headers, draft })
  }
}

/** A Map, because a name such as __proto__ would change an object. */
type Fields = ReadonlyMap<string, string>

const MAX_BODY_BYTES = 64 * 1024
/** A larger body is read up to this size, so that the sender gets an answer instead of a reset connection. */
const MAX_DRAINED_BYTES = 4 * 1024 * 1024
const MAX_FIELDS = 40
/** Two posts with the same text and without an id are one message within this time. */
const SAME_TEXT_MS = 10 * 60_000

export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const { 'content-encoding': encoding = 'identity' } = request.headers
  if (encoding.toLowerCase() !== 'identity')
    throw new Refusal([415, 'type'], 'Compressed forms are not accepted.', { connection: 'close' })
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > MAX_DRAINED_BYTES) break
    if (size <= MAX_BODY_BYTES) chunks.push(chunk)
  }
  if (size <= MAX_BODY_BYTES) return Buffer.concat(chunks)
  throw new Refusal([413, 'size'], 'This is too long to send. Please shorten it.', { connection: 'close' })
}

/** EmailJS's `send` (ids outside, the form's fields in `template_params`), its `sendForm`, and plain HTML forms. */
export async function parseBody(type: string, body: Buffer, isJson: boolean): Promise<Fields> {
  const wanted = isJson ? ['application/json'] : ['multipart/form-data', 'application/x-www-form-urlencoded']
  if (!wanted.includes(type.split(';', 1)[0]!.trim().toLowerCase()))
    throw new Refusal([415, 'type'], `Send this as ${wanted.join(' or ')}.`)
  const sent = new Response(body as Buffer<ArrayBuffer>, { headers: { 'content-type': type } })
  const read = isJson ? sent.json().then(entriesOf) : sent.formData()
  const entries = [...(await read.catch(() => badBody('The form could not be read.')))]
  if (entries.length > MAX_FIELDS) badBody('The form has too many fields.')
  const fields = new Map<string, string>()
  for (const [name, value] of entries) {
    if (fields.has(name)) badBody('The form has the same field twice.')
    // An empty file field.
    if (value instanceof File && value.size === 0) continue
    // A form sends 'on' for a ticked box, JSON sends true.
    const text = typeof value === 'boolean' ? (value ? 'on' : '') : value
    if (typeof text !== 'string') return badBody('Every field must be text. Please share a file as a link.')
    fields.set(name, text)
  }
  return fields
}

function entriesOf({ template_params: fields = {}, ...ids }): [string, unknown][] {
  return [...Object.entries(ids), ...Object.entries(fields)]
}

function badBody(text: string): never {
  throw new Refusal([400, 'body'], text)
}

/** Fields that no form defines, such as a recipient, are ignored. */
export function readSubmission(fields: Fields, ids: EmailJsIds): Submission {
  const form = formNameOf(fields, ids)
  const hidden = (name: keyof typeof hiddenFields) => fields.get(hiddenFields[name]) ?? ''
  const matching = (text: string, pattern: RegExp) => (pattern.test(text) ? text : '')
  return {
    form,
    values: cleanValues(form, Object.fromEntries(fields)),
    page: matching(hidden('page'), /^\/[\w./-]{0,200}$/),
    submissionId: matching(hidden('submissionId'), /^[\w-]{8,100}$/),
    honeypot: hidden('honeypot').trim(),
    formToken: hidden('formToken'),
  }
}

/** EmailJS sends a template id, a plain form its name; if both are there, they must agree. */
function formNameOf(fields: Fields, ids: EmailJsIds): FormName {
  const unknown = (what: string) => new Refusal([400, 'ids'], `The ${what} is not known here.`)
  if ((fields.get('service_id') ?? ids.serviceId) !== ids.serviceId) throw unknown('service ID')
  if ((fields.get('user_id') ?? ids.publicKey) !== ids.publicKey) throw unknown('public key')
  const template = fields.get('template_id')
  const byTemplate = Object.entries(ids.templates).find(([, id]) => id === template)?.[0]
  if (template !== undefined && byTemplate === undefined) throw unknown('template ID')
  const named = fields.get(hiddenFields.form) || byTemplate || ''
  if (!isFormName(named) || (byTemplate !== undefined && named !== byTemplate)) throw unknown('form')
  return named
}

/**
 * Ids under which this message may already be stored, its own first. They depend on the text, because a corrected text
 * under the same submission id is a new message, and on `isHeld`, so that held spam does not hide the same text sent by a
 * person.
 */
export function messageIds(submission: Submission, isHeld: boolean, now: number): string[] {
  const { form, submissionId, values } = submission
  const current = Math.floor(now / SAME_TEXT_MS)
  const periods = submissionId ? [0] : [current, current - 1, current + 1]
  return periods.map((period) => {
    const content = JSON.stringify([form, submissionId, isHeld, period, Object.entries(values)])
    return hash('sha256', content, 'base64url').slice(0, 24)
  })
}
