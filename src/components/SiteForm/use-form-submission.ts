import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { checkForm } from '#lib/forms/check-form.ts'
import { fieldsOf, type FormName } from '#lib/forms/definitions.ts'
import { deleteDraft } from '#lib/forms/drafts.ts'
import { failureMessage, lengthNote } from '#lib/forms/messages.ts'
import { formErrorKey } from '#lib/forms/relay-protocol.ts'
import type { FormErrors, FormRules, RefusedForm } from '#lib/forms/validate.ts'
import { prepareOnFirstFocus, sendMail, submissionId, missingToken } from '#lib/mail/send-mail.ts'
import type { FormMail } from '#lib/mail/settings.ts'
import { useWords } from '#components/ui/words.ts'

type SubmissionProps = Pick<FormRules, 'smsConsent'> & {
  form: FormName
  mail: FormMail
  /** A submission the server refused. */
  refused?: RefusedForm
}

type FormState = {
  status: 'idle' | 'sending' | 'sent' | 'failed'
  /** Shown in the alert. */
  message: string
  errors: FormErrors
  /** Character counts of fields near their limit. */
  counts: Record<string, string>
  /** Textarea values at hydration. */
  texts: Record<string, string>
  /** Counts messages sent, to reset the fields. */
  round: number
}

function initialState(form: FormName, refused?: RefusedForm): FormState {
  const { [formErrorKey]: message = '', ...errors } = refused?.errors ?? {}
  const status = message ? 'failed' : 'idle'
  // Hydration keeps what was typed into an input, but not into a textarea.
  const onPage = typeof document === 'undefined' ? undefined : document
  const areas = onPage?.querySelectorAll<HTMLTextAreaElement>(`[data-form=${form}] textarea`) ?? []
  const texts = Object.fromEntries(Array.from(areas, ({ name, value }) => [name, value]))
  return { status, message, errors, counts: {}, texts, round: 0 }
}

export function useFormSubmission({ form, mail, smsConsent, refused }: SubmissionProps) {
  const { forms: words } = useWords()
  const formRef = useRef<HTMLFormElement>(null)
  const alertRef = useRef<HTMLDivElement>(null)
  const formToken = useRef(missingToken)
  const id = useRef<string>(undefined)
  /** A phone number without digits is questioned once. */
  const questioned = useRef<string>(undefined)
  const [state, setState] = useState<FormState>(() => initialState(form, refused))

  useEffect(() => {
    const element = formRef.current!
    // From here on React validates.
    element.noValidate = true
    formToken.current = prepareOnFirstFocus(element, mail)
  }, [mail])

  /** Moves the focus to the first invalid field, else to the alert. */
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
    if (phone && !/\d/.test(phone.value) && questioned.current !== phone.value) {
      questioned.current = phone.value
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
      if (form === 'resume') console.error('The resume was not sent:', reason)
      show({ status: 'failed', message: failureMessage(form, reason, words) })
    }
  }

  /** Removes errors as fields become valid. A new error is shown only for a text past its limit. */
  const revalidate = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const { name, value } = target as HTMLInputElement
    const field = fieldsOf(form, words).find((formField) => formField.name === name)
    const count = field && field.type !== 'checkbox' ? lengthNote(field, value.length, words) : ''
    const invalid = Object.keys(state.errors)
    if (invalid.length === 0 && count === (state.counts[name] ?? '')) return
    const remaining = checkForm(form, currentTarget, { smsConsent }, words)
    const visible = field && value.length > field.maxLength ? [...invalid, name] : invalid
    const errors = Object.fromEntries(Object.entries(remaining).filter(([key]) => visible.includes(key)))
    setState((before) => ({ ...before, errors, counts: { ...before.counts, [name]: count } }))
  }

  const startOver = () => {
    flushSync(() => setState((before) => ({ ...before, status: 'idle', message: '' })))
    formRef.current?.querySelector<HTMLElement>('input:not([type=hidden], [tabindex]), textarea')?.focus()
  }

  return { state, formRef, alertRef, send, revalidate, startOver }
}
