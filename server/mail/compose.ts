import { createTransport } from 'nodemailer'
import { type Field, forms } from '#lib/forms/definitions.ts'
import { languageOf } from '#lib/language.ts'
import { isEmail } from '#lib/forms/validate.ts'
import type { MailSettings } from '../settings.ts'
import type { Submission } from './submission.ts'

type Message = Pick<Submission, 'form' | 'values' | 'page'> & {
  id: string
  receivedAt: number
  spamSigns: string[]
}

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** Composes the mail once; the queue stores these bytes. The recipient comes from the settings, never from the visitor. */
export async function composeMail(message: Message, settings: MailSettings): Promise<Buffer> {
  const { recipient, sender, practice } = settings
  const { form, id, receivedAt, spamSigns } = message
  const { message: raw } = await composer.sendMail({
    envelope: { from: sender, to: [recipient] },
    from: { name: `${practice.name} website`, address: sender },
    to: { name: '', address: recipient },
    ...replyTo(message),
    subject: `${spamSigns.length > 0 ? '[Maybe spam] ' : ''}${subjectOf(message)}`,
    // The same for every attempt, so that mail servers recognize a repeated delivery.
    messageId: `<${id}@${sender.split('@').at(-1)}>`,
    date: new Date(receivedAt),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Form': form,
      ...(spamSigns.length > 0 && { 'X-Spam-Signs': spamSigns.join(', ') }),
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

/** Breaks up '=?', which mail programs would decode as an encoded word, past our checks. */
function inHeader(text = ''): string {
  return text.replaceAll('=?', '= ?')
}

function textOf({ id, form, values, page, receivedAt, spamSigns }: Message): string {
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
  const language = languageOf(page) === 'es' ? ['Written on a Spanish page: answer in Spanish.'] : []
  const signs = spamSigns.length > 0 ? [`Marked as possible spam because: ${spamSigns.join(', ')}.`] : []
  const from = page ? `Sent from ${page}, received ${received}.` : `Received ${received}.`
  return [...lines, ...texts, '-- ', ...language, ...signs, from, `Reference ${id}`, ''].join('\n')
}
