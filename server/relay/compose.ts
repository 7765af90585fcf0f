import type { SendMailOptions } from 'nodemailer'
import { type Field, forms } from '#lib/forms/definitions.ts'
import { languageOf } from '#lib/language.ts'
import { isEmail } from '#lib/forms/validate.ts'
import { isMarked } from './mark.ts'
import type { Message } from './store.ts'

export type Addresses = { recipient: string; sender: string; practiceName: string }

/**
 * The mail for a stored message. Who it goes to is configuration; the visitor decides the words, the
 * rest of the subject line and, if it is one valid address, where a reply goes.
 */
export function composeMail(
  message: Message,
  { recipient, sender, practiceName }: Addresses,
): SendMailOptions {
  return {
    envelope: { from: sender, to: [recipient] },
    from: { name: `${practiceName} website`, address: sender },
    to: { name: '', address: recipient },
    ...replyTo(message),
    subject: `${isMarked(message.spam) ? '[Maybe spam] ' : ''}${subjectOf(message)}`,
    // The same for every attempt, so that a mail server can tell a repeated delivery.
    messageId: `<${message.id}@${sender.slice(sender.lastIndexOf('@') + 1)}>`,
    date: new Date(message.receivedAt),
    // Nobody's out-of-office answers to it, and no other program's.
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: textOf(message),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function replyTo({ form, values }: Message): Pick<SendMailOptions, 'replyTo'> {
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
  return oneLine(text).replaceAll('=?', '= ?')
}

/** The checks let no line break through; this holds even for a message stored before a check existed. */
function oneLine(text = ''): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
}

function textOf({ id, form, values, page, receivedAt }: Message): string {
  const { fields } = forms[form]
  const lines = fields
    .filter(({ type }) => type !== 'textarea')
    .map((field) => `${field.label}: ${valueOf(field, values)}`)
  const texts = fields
    .filter(({ type, name }) => type === 'textarea' && values[name])
    .map(({ name }) => `\n${values[name]}\n`)
  const received = `${new Date(receivedAt).toISOString().slice(0, 16).replace('T', ' ')} UTC`
  // The practice's own words are English; the visitor's may not be.
  const written = languageOf(page) === 'es' ? ['Written on a Spanish page: answer in Spanish.'] : []
  const from = page ? `Sent from ${page}, received ${received}.` : `Received ${received}.`
  return [...lines, ...texts, '-- ', ...written, from, `Reference ${id}`, ''].join('\n')
}

function valueOf({ name, type }: Field, values: Record<string, string>): string {
  if (type === 'checkbox') return values[name] ? 'yes' : 'no'
  return oneLine(values[name])
}
