import { useEffect, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { checkForm } from '#lib/forms/check-form.ts'
import { formsIn, type FormName } from '#lib/forms/definitions.ts'
import { dropDraft } from '#lib/forms/drafts.ts'
import { failureMessage, lengthNote, smsConsentText } from '#lib/forms/messages.ts'
import { briefForm, hiddenFields, relayPaths, siteForm, wholeForm } from '#lib/forms/names.ts'
import { type FormErrors, isRequired, type SentForm } from '#lib/forms/validate.ts'
import { languageOf } from '#lib/language.ts'
import { awaitFirstTouch, sendMail, submissionId, untouched } from '#lib/mail/send-mail.ts'
import { isOwnRelay } from '#lib/mail/settings.ts'
import { mark } from '#lib/mark.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { buttonLook, SubmitButton } from '#ui/Button/Button.tsx'
import { Field } from '#ui/Field/Field.tsx'
import { useWords } from '#ui/words.ts'
import type { SiteFormProps } from './SiteForm.tsx'

export function Island(props: SiteFormProps) {
  const { form, page, brief = false, practice, mail, smsConsent, sent: refused } = props
  const { forms: words } = useWords()
  const { state, formRef, alertRef, send, mend, again } = useSending(props)
  const { status, message, errors, counts, texts, round } = state
  const busy = status === 'sending'
  const sent = status === 'sent'
  const typed = round === 0 ? refused?.values : undefined
  const { fields: inOrder } = formsIn(words)[form]
  const isMessage = ({ name }: { name: string }) => Number(name === 'message')
  const fields = brief ? inOrder.toSorted((one, other) => isMessage(other) - isMessage(one)) : inOrder
  // Focus scrolls to the first field to mend: the newsletter form is far down the home page.
  const toMend = refused && inOrder.find(({ name }) => refused.errors[name])?.name
  const consent = smsConsentText(practice.name, words, languageOf(page)).map(({ text, href }) => {
    const Part = href ? 'a' : 'span'
    return (
      <Part key={text} href={href}>
        {text}
      </Part>
    )
  })
  const call = <a href={`tel:${practice.phone.href}`}>{practice.phone.display}</a>
  return (
    <form
      ref={formRef}
      {...mark(siteForm, form)}
      {...(brief && !refused && mark(briefForm))}
      {...(!isOwnRelay(mail) && {
        'data-failed': `${failureMessage(form, undefined, words)} ${words.stillHere} ${practice.phone.display}`,
      })}
      method="post"
      action={relayPaths.sendForm}
      aria-busy={busy}
      className={`relative grid gap-5 ${untilTouched}`}
      onInput={mend}
      onSubmit={send}
    >
      <Unseen form={form} page={page} label={words.leaveEmpty} />
      {/* What is sent gives way to what happens next; the fields behind it are fresh. */}
      <div data-fields hidden={sent} className={form === 'newsletter' ? oneLine : inPairs}>
        {fields.map((field) => (
          <Field
            // After a message was sent, the next one begins with fresh fields.
            key={`${field.name}-${round}`}
            {...field}
            id={`${form}-${field.name}`}
            required={isRequired(field, { smsConsent })}
            count={counts[field.name]}
            autoComplete={field.autocomplete}
            hint={field.name === 'smsConsent' ? consent : field.hint}
            text={texts[field.name] ?? typed?.[field.name]}
            focused={toMend === field.name}
            // What is typed now would be gone with the message that is on its way.
            readOnly={busy}
            error={errors[field.name]}
          />
        ))}
        <p>
          <SubmitButton busy={busy} busyText={words.busy}>
            {words.buttons[form]}
          </SubmitButton>
        </p>
      </div>
      <Alert ref={alertRef} focused={refused && !toMend} hidden={!message} variant={sent ? 'ok' : 'alarm'}>
        <p className="font-medium">{message}</p>
      </Alert>
      {message && !sent ? (
        <p className="linked">
          {words.stillHere} {call}
        </p>
      ) : null}
      {sent ? (
        <div className="linked grid justify-items-start gap-4">
          <p>
            {words.next[form]} {words.cantWait} {call}.
          </p>
          {form === 'newsletter' ? null : (
            <button type="button" className={buttonLook('quiet', 'small')} onClick={again}>
              {words.again}
            </button>
          )}
        </div>
      ) : null}
    </form>
  )
}

/** Short fields in pairs where the card is wide enough for both; long ones, and the button, on their own line. */
const inPairs =
  "grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] items-start gap-3 phone:gap-5 *:has-[textarea,[type='checkbox'],[type='url'],[type='submit']]:col-span-full"
/** One field and its button on one line. The rows are shared: label, control, message. */
const oneLine =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-3 *:first:row-[1/span_3] *:first:grid-rows-subgrid *:last:col-start-2 *:last:row-start-2 *:last:grid'
/** The short form: its message alone until the first touch. */
const untilTouched =
  'scripting:data-brief:not-focus-within:[&_textarea]:h-[4.5rem] scripting:data-brief:not-focus-within:tablet:[&_textarea]:h-[10.5rem] scripting:data-brief:not-focus-within:[&>[data-fields]>:not(:first-child,:last-child)]:hidden'

/** What goes along unseen for the relay: which form on which page, and a field that only programs fill. */
function Unseen({ form, page, label }: { form: FormName; page: string; label: string }) {
  return (
    <>
      <input type="hidden" name={hiddenFields.form} value={form} />
      <input type="hidden" name={hiddenFields.page} value={page} />
      <div aria-hidden="true" className="sr-only">
        <label>
          {label}
          <input
            type="text"
            name={hiddenFields.honeypot}
            tabIndex={-1}
            autoComplete="off"
            // Browsers and password managers fill no field that is read-only; these tell the latter once more.
            readOnly
            data-1p-ignore
            data-bwignore
            data-lpignore="true"
            data-form-type="other"
          />
        </label>
      </div>
    </>
  )
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
  const areas = onPage?.querySelectorAll<HTMLTextAreaElement>(`[${siteForm}="${form}"] textarea`) ?? []
  const texts = Object.fromEntries(Array.from(areas, ({ name, value }) => [name, value]))
  return { status, message, errors, counts: {}, texts, round: 0 }
}

/** From the first touch to the alert: what a form knows of itself, and what the visitor's acts do to it. */
function useSending({ form, mail, smsConsent, sent: refused }: SiteFormProps) {
  const { forms: words } = useWords()
  const formRef = useRef<HTMLFormElement>(null)
  const alertRef = useRef<HTMLDivElement>(null)
  const touch = useRef(untouched)
  const id = useRef<string>(undefined)
  /** The phone number without a digit that was asked about: once is enough, browsers take any. */
  const asked = useRef<string>(undefined)
  const [state, setState] = useState<FormState>(() => stateOnPage(form, refused))

  useEffect(() => {
    const element = formRef.current!
    // The browser's checks are for visitors without a script; from here on we speak, in our words.
    element.noValidate = true
    touch.current = awaitFirstTouch(element, mail)
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
      await sendMail({ form, element, mail, submissionId: id.current, touch: touch.current })
      id.current = undefined
      dropDraft(form)
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
