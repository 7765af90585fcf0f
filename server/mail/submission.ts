import { hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type FormName, isFormName } from '#lib/forms/definitions.ts'
import type { EmailJsIds } from '#lib/mail/settings.ts'
import { hiddenFields } from '#lib/forms/names.ts'
import { cleanValues, type FormErrors } from '#lib/forms/validate.ts'

/** A form as it was sent: what the visitor typed, cleaned, and what came along unseen. */
export type Submission = {
  form: FormName
  values: Record<string, string>
  page: string
  submissionId: string
  honeypot: string
  startedToken: string
}

/** What to draw again for a visitor without JavaScript, so that nothing typed is lost. */
export type Draft = { submission: Submission; errors: FormErrors }

/** A request that will not be served, with the words for whoever sent it and one word for the metrics. */
export class Refusal extends Error {
  declare readonly status: number
  declare readonly reason: string
  declare readonly headers: Record<string, string>
  declare readonly draft?: Draft

  constructor([status, reason]: [number, string], text: string, headers = {}, draft?: Draft) {
    super(text)
    Object.assign(this, { status, reason, headers, draft })
  }
}

/** Names and texts as they came; a Map, because a name may be anything. */
type Fields = ReadonlyMap<string, string>

/** Read and thrown away past the limit, so that an honest sender gets to hear why instead of a reset. */
const DRAINED_BYTES = 4 * 1024 * 1024
const BODY_BYTES = 64 * 1024
const MOST_FIELDS = 40
/** Two posts without an id and with the same words are one, if they come within this time. */
const SAME_WORDS_MS = 10 * 60_000

/** The whole body, in memory, within a size; Node ends what takes too long. Compressed bodies are never unpacked. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const { 'content-encoding': encoding = 'identity' } = request.headers
  if (encoding.toLowerCase() !== 'identity')
    throw new Refusal([415, 'type'], 'Compressed forms are not accepted.', { connection: 'close' })
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > DRAINED_BYTES) break
    if (size <= BODY_BYTES) chunks.push(chunk)
  }
  if (size <= BODY_BYTES) return Buffer.concat(chunks)
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
  if (entries.length > MOST_FIELDS) badBody('The form has too many fields.')
  const fields = new Map<string, string>()
  for (const [name, value] of entries) {
    if (fields.has(name)) badBody('The form has the same field twice.')
    // A file field that nobody filled.
    if (value instanceof File && value.size === 0) continue
    // A box ticked in JSON; a form says 'on' for it.
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

/** Anything the forms do not define, such as a recipient, ends here unread. */
export function readSubmission(fields: Fields, ids: EmailJsIds): Submission {
  const form = whichForm(fields, ids)
  const hidden = (name: keyof typeof hiddenFields) => fields.get(hiddenFields[name]) ?? ''
  const matching = (text: string, pattern: RegExp) => (pattern.test(text) ? text : '')
  return {
    form,
    values: cleanValues(form, Object.fromEntries(fields)),
    page: matching(hidden('page'), /^\/[\w./-]{0,200}$/),
    submissionId: matching(hidden('submissionId'), /^[\w-]{8,100}$/),
    honeypot: hidden('honeypot').trim(),
    startedToken: hidden('startedToken'),
  }
}

/** The EmailJS client names a template, a plain form names itself; when both do, they must agree. */
function whichForm(fields: Fields, ids: EmailJsIds): FormName {
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
 * The ids under which this message may be stored already, its own first. The words count, not only the visitor's id: a
 * corrected text is a new message; and what is held must not swallow the same words from a person.
 */
export function messageIds(submission: Submission, isHeld: boolean, now: number): string[] {
  const { form, submissionId, values } = submission
  const turn = Math.floor(now / SAME_WORDS_MS)
  const turns = submissionId ? [0] : [turn, turn - 1, turn + 1]
  return turns.map((one) => {
    const content = JSON.stringify([form, submissionId, isHeld, one, Object.entries(values)])
    return hash('sha256', content, 'base64url').slice(0, 24)
  })
}
