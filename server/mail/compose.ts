import { createTransport } from 'nodemailer'
import { type Field, forms } from '#lib/forms/definitions.ts'
import { languageOf } from '#lib/language.ts'
import { isEmail } from '#lib/forms/validate.ts'
import type { MailSettings } from '../settings.ts'
import type { Submission } from './submission.ts'

/** A form as it was accepted; `doubts`: why it may be spam although it is sent. */
type Message = Pick<Submission, 'form' | 'values' | 'page'> & {
  id: string
  receivedAt: number
  doubts: string[]
}

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/**
 * The mail for a message, made once: what waits, is tried again or is kept is these bytes. Who it goes to is
 * configuration; the visitor decides the words, the rest of the subject line and, if it is one valid address, where a
 * reply goes.
 */
export async function composeMail(message: Message, settings: MailSettings): Promise<Buffer> {
  const { recipient, sender, practice } = settings
  const { form, id, receivedAt, doubts } = message
  const { message: raw } = await composer.sendMail({
    envelope: { from: sender, to: [recipient] },
    from: { name: `${practice.name} website`, address: sender },
    to: { name: '', address: recipient },
    ...replyTo(message),
    subject: `${doubts.length > 0 ? '[Maybe spam] ' : ''}${subjectOf(message)}`,
    // The same for every attempt, so that a mail server can tell a repeated delivery.
    messageId: `<${id}@${sender.split('@').at(-1)}>`,
    date: new Date(receivedAt),
    headers: {
      // Nobody's out-of-office answers to it, and no other program's.
      'Auto-Submitted': 'auto-generated',
      'X-Form': form,
      ...(doubts.length > 0 && { 'X-Doubts': doubts.join(', ') }),
    },
    text: textOf(message),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return raw as Buffer
}

function replyTo({ form, values }: Message) {
  const field = forms[form].fields.find(({ type }) => type === 'email')
  const address = (field && values[field.name]) ?? ''
  return isEmail(address) && !address.includes('=?') ? { replyTo: { name: '', address } } : {}
}

function subjectOf({ form, values }: Message): string {
  if (form === 'contact') return `Website message: ${inHeader(values['subject'])}`
  if (form === 'resume') return `Resume from ${inHeader(values['user_name'])}`
  return 'Newsletter subscription'
}

/**
 * A mail program would decode what looks like an encoded word, and show characters that our checks never saw.
 * Parted like this it is shown as it was typed.
 */
function inHeader(text = ''): string {
  return text.replaceAll('=?', '= ?')
}

function textOf({ id, form, values, page, receivedAt, doubts }: Message): string {
  const { fields } = forms[form]
  const valueOf = ({ name, type }: Field) =>
    type === 'checkbox' ? (values[name] ? 'yes' : 'no') : (values[name] ?? '')
  const lines = fields
    .filter(({ type }) => type !== 'textarea')
    .map((field) => `${field.label}: ${valueOf(field)}`)
  const texts = fields
    .filter(({ type, name }) => type === 'textarea' && values[name])
    .map(({ name }) => `\n${values[name]}\n`)
  const received = `${new Date(receivedAt).toISOString().slice(0, 16).replace('T', ' ')} UTC`
  // The practice's own words are English; the visitor's may not be.
  const written = languageOf(page) === 'es' ? ['Written on a Spanish page: answer in Spanish.'] : []
  const marked = doubts.length > 0 ? [`Marked because: ${doubts.join(', ')}.`] : []
  const from = page ? `Sent from ${page}, received ${received}.` : `Received ${received}.`
  return [...lines, ...texts, '-- ', ...written, ...marked, from, `Reference ${id}`, ''].join('\n')
}
