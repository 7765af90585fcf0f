import type { FormName } from '#lib/forms/definitions.ts'
import { wholeForm } from '#lib/forms/hidden-fields.ts'
import { siteForm } from '#lib/forms/marks.ts'
import type { FormErrors, SentForm } from '#lib/forms/validate.ts'

export type FormState = {
  status: 'idle' | 'sending' | 'sent' | 'failed'
  /** What the alert says. */
  message: string
  /** What is said about single fields. */
  errors: FormErrors
  /** How long fields near their limit have become. */
  counts: Record<string, string>
  /** What the long fields held when the form woke. */
  texts: Record<string, string>
  /** How many messages were sent from this page. */
  round: number
}

/** A form that the server refused hydrates with its messages; what was typed since then is read from the page. */
export function stateOnPage(form: FormName, refused?: SentForm): FormState {
  const { [wholeForm]: message = '', ...errors } = refused?.errors ?? {}
  return {
    status: message ? 'failed' : 'idle',
    message,
    errors,
    counts: {},
    texts: textsOnPage(form),
    round: 0,
  }
}

/** React keeps what an input holds, but empties a textarea that it was not told of. */
function textsOnPage(form: FormName): Record<string, string> {
  const texts = find<HTMLTextAreaElement>(form, 'textarea')
  return Object.fromEntries(texts.map(({ name, value }) => [name, value]))
}

/** Nothing while the page is built: there is no document yet. */
function find<Found extends Element>(form: FormName, selector: string): Found[] {
  if (typeof document === 'undefined') return []
  return [...document.querySelectorAll<Found>(`[${siteForm}="${form}"] ${selector}`)]
}
