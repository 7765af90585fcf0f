import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type FormName, isFormName } from '#lib/forms/definitions.ts'
import type { EmailJsIds } from '#lib/forms/emailjs-ids.ts'
import { hiddenFields } from '#lib/forms/hidden-fields.ts'
import { cleanValues } from '#lib/forms/validate.ts'
import type { Fields } from './parse.ts'
import { Gone, Refusal } from './refusal.ts'

/** A form as it was sent: what the visitor typed, cleaned, and what came along unseen. */
export type Submission = {
  form: FormName
  values: Record<string, string>
  page: string
  submissionId: string
  honeypot: string
  startedToken: string
}

/** Read and thrown away past the limit, so that an honest sender gets to hear why instead of a reset. */
const DRAIN_BYTES = 4 * 1024 * 1024
const BODY_BYTES = 64 * 1024
/** Two posts without an id and with the same words are one, if they come within this time. */
const SAME_WORDS_MS = 10 * 60_000

/** The whole body, in memory, within a size; Node ends what takes too long. Compressed bodies are never unpacked. */
export function readBody(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const tooLong = (headers = {}) =>
      reject(new Refusal([413, 'size'], 'This is too long to send. Please shorten it.', headers))
    if (Number(request.headers['content-length'] ?? 0) > BODY_BYTES + DRAIN_BYTES)
      return tooLong({ connection: 'close' })
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= BODY_BYTES) chunks.push(chunk)
      else chunks.length = 0
      // More than will be drained: the connection has to end.
      if (size > BODY_BYTES + DRAIN_BYTES) tooLong({ connection: 'close' })
    })
    request.on('end', () => {
      const encoding = request.headers['content-encoding'] ?? 'identity'
      if (size > BODY_BYTES) tooLong()
      else if (encoding.toLowerCase() === 'identity') resolve(Buffer.concat(chunks))
      else reject(new Refusal([415, 'type'], 'Compressed forms are not accepted.'))
    })
    for (const event of ['close', 'error']) request.on(event, () => reject(new Gone()))
  })
}

/** Anything the forms do not define, such as a recipient, ends here unread. */
export function readSubmission(fields: Fields, ids: EmailJsIds): Submission {
  const form = whichForm(fields, ids)
  const page = fields.get(hiddenFields.page) ?? ''
  const submissionId = fields.get(hiddenFields.submissionId) ?? ''
  return {
    form,
    values: cleanValues(form, Object.fromEntries(fields)),
    page: /^\/[\w./-]{0,200}$/.test(page) ? page : '',
    submissionId: /^[\w-]{8,100}$/.test(submissionId) ? submissionId : '',
    honeypot: (fields.get(hiddenFields.honeypot) ?? '').trim(),
    startedToken: fields.get(hiddenFields.startedToken) ?? '',
  }
}

/**
 * The ids under which this message may be stored already, its own first. The words count, not only the visitor's id: a
 * corrected text is a new message; and what is held must not swallow the same words from a person.
 */
export function messageIds(
  { form, submissionId, values }: Submission,
  isHeld: boolean,
  now: number,
): string[] {
  const turn = Math.floor(now / SAME_WORDS_MS)
  const turns = submissionId ? [0] : [turn, turn - 1, turn + 1]
  return turns.map((turn) => digest([form, submissionId, isHeld, turn, Object.entries(values)]))
}

function digest(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 24)
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
  if (!isFormName(named) || (byTemplate !== undefined && named !== byTemplate))
    throw new Refusal([400, 'ids'], 'It is not clear which form this is.')
  return named
}
