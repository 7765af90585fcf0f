import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { checkForm } from '#lib/forms/check-form.ts'
import { type FormName, formsIn } from '#lib/forms/definitions.ts'
import { deleteDraft } from '#lib/forms/drafts.ts'
import { failureMessage, lengthNote } from '#lib/forms/messages.ts'
import { wholeForm } from '#lib/forms/names.ts'
import type { FormErrors, FormRules, SentForm } from '#lib/forms/validate.ts'
import { prepareOnFirstFocus, sendMail, submissionId, missingToken } from '#lib/mail/send-mail.ts'
import type { FormMail } from '#lib/mail/settings.ts'
import { useWords } from '#components/ui/words.ts'

type SendingProps = Pick<FormRules, 'smsConsent'> & {
  form: FormName
  mail: FormMail
  /** What the server refused, on a page it draws. */
  sent?: SentForm
}

type FormState = {
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
function stateOnPage(form: FormName, refused?: SentForm): FormState {
  const { [wholeForm]: message = '', ...errors } = refused?.errors ?? {}
  const status = message ? 'failed' : 'idle'
  // React keeps what an input holds, but empties a textarea that it was not told of. While a page is built there is none.
  const onPage = typeof document === 'undefined' ? undefined : document
  const areas = onPage?.querySelectorAll<HTMLTextAreaElement>(`[data-form=${form}] textarea`) ?? []
  const texts = Object.fromEntries(Array.from(areas, ({ name, value }) => [name, value]))
  return { status, message, errors, counts: {}, texts, round: 0 }
}

/** From the first touch to the alert: what a form knows of itself, and what the visitor's acts do to it. */
export function useSending({ form, mail, smsConsent, sent: refused }: SendingProps) {
  const { forms: words } = useWords()
  const formRef = useRef<HTMLFormElement>(null)
  const alertRef = useRef<HTMLDivElement>(null)
  const formToken = useRef(missingToken)
  const id = useRef<string>(undefined)
  /** The phone number without a digit that was asked about: once is enough, browsers take any. */
  const asked = useRef<string>(undefined)
  const [state, setState] = useState<FormState>(() => stateOnPage(form, refused))

  useEffect(() => {
    const element = formRef.current!
    // The browser's checks are for visitors without a script; from here on we speak, in our words.
    element.noValidate = true
    formToken.current = prepareOnFirstFocus(element, mail)
  }, [mail])

  /** Shows how it went and takes the visitor there: to the first field to mend, else to the alert. */
  const show = (outcome: Partial<FormState>) => {
    flushSync(() => setState((before) => ({ ...before, message: '', errors: {}, ...outcome })))
    if (outcome.message && mail.alerts === 'dialog') window.alert(outcome.message)
    const wrong = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    ;(wrong ?? alertRef.current)?.focus()
  }

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    if (state.status === 'sending') return
    const errors = checkForm(form, element, { smsConsent }, words)
    if (Object.keys(errors).length > 0) return show({ status: 'idle', errors })
    const phone = element.elements.namedItem('phone') as HTMLInputElement | null
    if (phone && !/\d/.test(phone.value) && asked.current !== phone.value) {
      asked.current = phone.value
      return show({ status: 'idle', errors: { phone: words.noDigit } })
    }

    setState((before) => ({ ...before, status: 'sending', message: '', errors: {} }))
    id.current ??= submissionId(form)
    try {
      await sendMail({ form, element, mail, submissionId: id.current, formToken: formToken.current })
      id.current = undefined
      deleteDraft(form)
      show({ status: 'sent', message: words.success[form], texts: {}, counts: {}, round: state.round + 1 })
    } catch (reason) {
      // Its alert tells no reason, so the log does.
      if (form === 'resume') console.error('The resume was not sent:', reason)
      show({ status: 'failed', message: failureMessage(form, reason, words) })
    }
  }

  /**
   * A message goes as soon as its field is mended, and a text past its limit is said at once; any other field that was
   * not complained of is left in peace.
   */
  const mend = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const { name, value } = target as HTMLInputElement
    const field = formsIn(words)[form].fields.find((one) => one.name === name)
    const count = field && field.type !== 'checkbox' ? lengthNote(field, value.length, words) : ''
    const complaints = Object.keys(state.errors)
    if (complaints.length === 0 && count === (state.counts[name] ?? '')) return
    const still = checkForm(form, currentTarget, { smsConsent }, words)
    const said = field && value.length > field.maxLength ? [...complaints, name] : complaints
    const errors = Object.fromEntries(Object.entries(still).filter(([one]) => said.includes(one)))
    setState((before) => ({ ...before, errors, counts: { ...before.counts, [name]: count } }))
  }

  /** The fields come back for another message. */
  const again = () => {
    flushSync(() => setState((before) => ({ ...before, status: 'idle', message: '' })))
    formRef.current?.querySelector<HTMLElement>('input:not([type=hidden], [tabindex]), textarea')?.focus()
  }

  return { state, formRef, alertRef, send, mend, again }
}
