import { formsIn, type FormName, type FormWords } from '#lib/forms/definitions.ts'
import { hiddenFields, wholeForm, relayPaths, briefForm, errorFor, siteForm } from '#lib/forms/names.ts'
import { languageOf } from '#lib/language.ts'
import { type ConsentPart, smsConsentText } from '#lib/forms/messages.ts'
import { isRequired } from '#lib/forms/validate.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { buttonLook } from '#ui/Button/Button.tsx'
import { SubmitButton } from '#ui/Button/SubmitButton.tsx'
import { Field } from '#ui/Field/Field.tsx'
import { behaviour } from '#lib/island.ts'
import { mark } from '#lib/mark.ts'
import { useWords } from '#ui/words.ts'
import type { SiteFormProps } from './SiteForm.tsx'
import { useSending } from './use-sending.ts'

export function Island({
  form,
  page,
  brief = false,
  practice,
  smsConsent,
  mail,
  sent: refused,
}: SiteFormProps) {
  const { forms: words } = useWords()
  const rules = { smsConsent }
  const { state, formRef, alertRef, send, mend, again } = useSending(form, mail, rules, words, refused)
  const { status, message, errors, counts, texts, round } = state
  const busy = status === 'sending'
  const sent = status === 'sent'
  const typed = round === 0 ? refused?.values : undefined
  const { fields: inOrder } = formsIn(words)[form]
  const isMessage = ({ name }: { name: string }) => name === 'message'
  const fields = brief ? [...inOrder.filter(isMessage), ...inOrder.filter((one) => !isMessage(one))] : inOrder
  // Focus scrolls to the first field to mend: the newsletter form is far down the home page.
  const toMend = refused && formsIn(words)[form].fields.find(({ name }) => refused.errors[name])?.name
  return (
    <form
      ref={formRef}
      {...mark(siteForm, form)}
      {...behaviour('blocks/SiteForm/SiteForm', 'asked')}
      {...(brief && !refused && mark(briefForm))}
      method="post"
      action={relayPaths.sendForm}
      aria-busy={busy}
      className="relative grid gap-5"
      onInput={mend}
      onSubmit={send}
    >
      <Unseen form={form} page={page} words={words} />
      {/* What is sent gives way to what happens next; the fields behind it are fresh. */}
      <div hidden={sent} className={form === 'newsletter' ? 'one-line' : 'field-pairs'}>
        {fields.map((field) => (
          <Field
            // After a message was sent, the next one begins with fresh fields.
            key={`${field.name}-${round}`}
            id={`${form}-${field.name}`}
            name={field.name}
            label={field.label}
            type={field.type}
            required={isRequired(field, rules)}
            count={counts[field.name]}
            autoComplete={field.autocomplete}
            hint={
              field.name === 'smsConsent' ? (
                <Consent parts={smsConsentText(practice.name, words, languageOf(page))} />
              ) : (
                field.hint
              )
            }
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
      <Alert ref={alertRef} focused={refused && !toMend} variant={sent ? 'ok' : 'alarm'}>
        <p {...mark(errorFor, wholeForm)} hidden={!message} className="font-medium">
          {message}
        </p>
      </Alert>
      {message && !sent ? (
        <p className="linked">
          {words.stillHere} <a href={`tel:${practice.phone.href}`}>{practice.phone.display}</a>
        </p>
      ) : null}
      {sent ? <Next form={form} phone={practice.phone} onAgain={again} words={words} /> : null}
    </form>
  )
}

/** What the visitor agrees to, beside the box. */
function Consent({ parts }: { parts: ConsentPart[] }) {
  return parts.map(({ text, href }) =>
    href ? (
      <a key={text} href={href}>
        {text}
      </a>
    ) : (
      <span key={text}>{text}</span>
    ),
  )
}

type NextProps = {
  form: FormName
  phone: { display: string; href: string }
  onAgain: () => void
  words: FormWords
}

/** In the place of a form that was sent: what happens next, and the way to another message. */
function Next({ form, phone, onAgain, words }: NextProps) {
  return (
    <div className="linked grid justify-items-start gap-4">
      <p>
        {words.next[form]} {words.cantWait} <a href={`tel:${phone.href}`}>{phone.display}</a>.
      </p>
      {form === 'newsletter' ? null : (
        <button type="button" className={buttonLook('quiet', 'small')} onClick={onAgain}>
          {words.again}
        </button>
      )}
    </div>
  )
}

/** What goes along unseen for the relay: which form on which page, and a field that only programs fill. */
function Unseen({ form, page, words }: { form: FormName; page: string; words: FormWords }) {
  return (
    <>
      <input type="hidden" name={hiddenFields.form} value={form} />
      <input type="hidden" name={hiddenFields.page} value={page} />
      <div aria-hidden="true" className="sr-only">
        <label>
          {words.leaveEmpty}
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
