import { fieldsOf, type FormName } from '#lib/forms/definitions.ts'
import { failureMessage, smsConsentText } from '#lib/forms/messages.ts'
import { hiddenFields, relayPaths } from '#lib/forms/relay-protocol.ts'
import { type FormRules, isRequired, type RefusedForm } from '#lib/forms/validate.ts'
import { type FormMail, isOwnRelay } from '#lib/mail/settings.ts'
import { Alert } from '#components/ui/Alert/Alert.tsx'
import { buttonClass, SubmitButton } from '#components/ui/Button/Button.tsx'
import { Field } from '#components/ui/Field/Field.tsx'
import { useWords, withLanguage } from '#components/ui/words.ts'
import { useFormSubmission } from './use-form-submission.ts'

type FormProps = FormRules & {
  form: FormName
  page: string
  practice: { name: string; phone: { display: string; href: string } }
  mail: FormMail
  /** A submission the server refused. */
  refused?: RefusedForm
}

/** Works as a plain form; hydrated, it validates, sends without navigation and reports the result. */
export const SiteForm = withLanguage(Form)

function Form(props: FormProps) {
  const { form, page, practice, mail, smsConsent, refused } = props
  const { forms: words, language } = useWords()
  const { state, formRef, alertRef, send, revalidate, startOver } = useFormSubmission(props)
  const { status, message, errors, counts, texts, round } = state
  const busy = status === 'sending'
  const sent = status === 'sent'
  const refusedValues = round === 0 ? refused?.values : undefined
  const fields = fieldsOf(form, words)
  // Autofocus scrolls to the first invalid field.
  const firstInvalid = refused && fields.find(({ name }) => refused.errors[name])?.name
  const consent = smsConsentText(practice.name, words, language).map(({ text, href }) => {
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
      data-form={form}
      {...(!isOwnRelay(mail) && {
        'data-failed': `${failureMessage(form, undefined, words)} ${words.stillHere} ${practice.phone.display}`,
      })}
      method="post"
      action={relayPaths.sendForm}
      aria-busy={busy}
      className="relative grid gap-5"
      onInput={revalidate}
      onSubmit={send}
    >
      <HiddenFields form={form} page={page} label={words.leaveEmpty} />
      <div data-fields hidden={sent} className={form === 'newsletter' ? inlineGrid : fieldGrid}>
        {fields.map((field) => (
          <Field
            // A new key resets the fields after a message was sent.
            key={`${field.name}-${round}`}
            {...field}
            id={`${form}-${field.name}`}
            required={isRequired(field, { smsConsent })}
            count={counts[field.name]}
            autoComplete={field.autocomplete}
            hint={field.name === 'smsConsent' ? consent : field.hint}
            text={texts[field.name] ?? refusedValues?.[field.name]}
            focused={firstInvalid === field.name}
            // Text typed while sending would be lost.
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
      <Alert
        ref={alertRef}
        focused={refused && !firstInvalid}
        hidden={!message}
        variant={sent ? 'ok' : 'alarm'}
      >
        <p className="font-medium">{message}</p>
      </Alert>
      {message && !sent ? (
        <p className="inline-links">
          {words.stillHere} {call}
        </p>
      ) : null}
      {sent ? (
        <div className="inline-links grid justify-items-start gap-4">
          <p>
            {words.next[form]} {words.cantWait} {call}.
          </p>
          {form === 'newsletter' ? null : (
            <button type="button" className={buttonClass('outline', 'small')} onClick={startOver}>
              {words.again}
            </button>
          )}
        </div>
      ) : null}
    </form>
  )
}

/** Two columns where they fit; on phones only telephone and subject share a line. Text areas, checkboxes, URLs and the button have their own. */
const fieldGrid =
  "grid max-phone:grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] max-phone:*:not-has-[[type='tel'],[name='subject']]:col-span-full grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] items-start gap-3 phone:gap-5 *:has-[textarea,[type='checkbox'],[type='url'],[type='submit']]:col-span-full"
/** One field and its button on one line. The rows are shared: label, control, message. */
const inlineGrid =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-3 *:first:row-[1/span_3] *:first:grid-rows-subgrid *:last:col-start-2 *:last:row-start-2 *:last:grid'
/** Includes a honeypot. */
function HiddenFields({ form, page, label }: { form: FormName; page: string; label: string }) {
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
            // Keeps browsers and password managers from filling it.
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
