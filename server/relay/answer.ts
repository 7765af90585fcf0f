import type { IncomingMessage, ServerResponse } from 'node:http'
import { forms } from '#lib/forms/definitions.ts'
import { addressIn, languageOf } from '#lib/language.ts'
import { hiddenFields } from '#lib/forms/hidden-fields.ts'
import type { RenderForm } from './options.ts'
import type { Refusal } from './refusal.ts'
import type { Submission } from './post.ts'

type Headers = Record<string, string>

/** A person without JavaScript goes on to the thanks page; a script gets the word EmailJS says. */
export function answerSuccess(
  request: IncomingMessage,
  response: ServerResponse,
  submission: Submission,
): void {
  const { thanksPath } = forms[submission.form]
  if (isNavigation(request))
    send(response, 303, '', { location: addressIn(languageOf(submission.page), thanksPath) })
  else send(response, 200, 'OK')
}

/** A person without JavaScript gets the form back as it was, with what is wrong; a script gets the words. */
export function answerRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  { status, message, headers, draft }: Refusal,
  drawForm: RenderForm,
): void {
  if (draft && isNavigation(request)) {
    const { form, values, page } = draft.submission
    const html = drawForm(form, { ...values, [hiddenFields.page]: page }, draft.errors)
    if (html !== undefined) {
      send(response, status, html, { ...headers, 'content-type': 'text/html; charset=utf-8' })
      return
    }
  }
  send(response, status, message, headers)
}

export function send(response: ServerResponse, status: number, body: string, headers: Headers = {}): void {
  if (response.headersSent) return
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  })
  response.end(body)
}

/** Whether a browser is waiting to show what comes back. Older browsers only tell by what they accept. */
function isNavigation({ headers }: IncomingMessage): boolean {
  const mode = headers['sec-fetch-mode']
  return mode === undefined ? /\btext\/html\b/.test(headers.accept ?? '') : mode === 'navigate'
}
