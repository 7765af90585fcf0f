import { type Agent, type IncomingHttpHeaders, request as httpRequest } from 'node:http'
import { relayPaths } from '#lib/forms/paths.ts'

export type Answer = { status: number; text: string; headers: IncomingHttpHeaders }
export type Sent = { body: Buffer | string; contentType: string }

export const contact = {
  name: 'Ada Lovelace',
  email: 'ada@visitor.example',
  phone: '(202) 555-0100',
  subject: 'Membership',
  message: 'Do you take new patients?\nThank you.',
  smsConsent: 'on',
}
export const newsletter = { subscriber_email: 'ada@visitor.example' }
export const resume = {
  user_name: 'Ada Lovelace',
  user_email: 'ada@visitor.example',
  message: 'I would like to work with you.',
  resume_link: 'https://files.example.com/ada.pdf',
}

/** What the EmailJS client appends to every form. */
export function emailJs(template: string): Record<string, string> {
  return { lib_version: '4.4.1', service_id: 'practice', template_id: template, user_id: 'public' }
}

/** What a browser sends along when it submits a form by itself. */
export const navigation = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'same-origin',
}

export async function multipart(fields: Record<string, string>): Promise<Sent> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const encoded = new Response(form)
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    contentType: encoded.headers.get('content-type') ?? '',
  }
}

export function urlencoded(fields: Record<string, string>): Sent {
  return { body: new URLSearchParams(fields).toString(), contentType: 'application/x-www-form-urlencoded' }
}

export function json(value: unknown): Sent {
  return { body: JSON.stringify(value), contentType: 'application/json' }
}

type Extra = { headers?: Record<string, string>; agent?: Agent; method?: string }

export function postForm(url: string, sent: Sent, extra?: Extra): Promise<Answer> {
  return call(url + relayPaths.sendForm, { ...extra, method: 'POST' }, sent)
}

export function postJson(url: string, sent: Sent, extra?: Extra): Promise<Answer> {
  return call(url + relayPaths.sendJson, { ...extra, method: 'POST' }, sent)
}

/** One request over a plain socket, so that every header is ours to choose. */
export function call(address: string, { headers, agent, method }: Extra = {}, sent?: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const size = sent && { 'content-length': Buffer.byteLength(sent.body), 'content-type': sent.contentType }
    const request = httpRequest(address, { method: method ?? 'GET', agent, headers: { ...size, ...headers } })
    request.on('error', reject)
    request.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part))
      response.on('error', reject)
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }))
    })
    request.end(sent?.body)
  })
}
