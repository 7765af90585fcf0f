import { forms, type FormName } from '#lib/forms/definitions.ts'
import { wholeForm } from '#lib/forms/hidden-fields.ts'
import { relayPaths } from '#lib/forms/paths.ts'
import { isRequired, type FormRules } from '#lib/forms/validate.ts'
import type { FormMail } from '#lib/mail/settings.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { SubmitButton } from '#ui/Button/SubmitButton.tsx'
import { Field } from '#ui/Field/Field.tsx'
import { ConsentText } from './SiteForm.ConsentText.tsx'
import { SiteFormNext } from './SiteForm.Next.tsx'
import { Unseen } from './SiteForm.Unseen.tsx'
import { useSending } from './use-sending.ts'
import { mark } from '#lib/mark.ts'
import { errorFor, siteForm } from '#lib/forms/marks.ts'

export type SiteFormProps = FormRules & {
  form: FormName
  button: string
  /** The address of the page it stands on. */
  page: string
  practice: { name: string; phone: { display: string; href: string } }
  mail: FormMail
}

/**
 * One of the three forms. As plain HTML it can be sent as it stands, by the relay's answer with another page;
 * once awake it checks in our own words, sends without leaving, and says how it went.
 */
export function SiteForm({ form, button, page, practice, smsConsent, mail }: SiteFormProps) {
  const rules = { smsConsent }
  const { state, formRef, alertRef, send, mend, again } = useSending(form, mail, rules)
  const { status, message, errors, counts, texts, round } = state
  const busy = status === 'sending'
  const sent = status === 'sent'
  return (
    <form
      ref={formRef}
      {...mark(siteForm, form)}
      method="post"
      action={relayPaths.sendForm}
      aria-busy={busy}
      className="relative grid gap-5"
      onInput={mend}
      onSubmit={send}
    >
      <Unseen form={form} page={page} />
      {/* What is sent gives way to what happens next; the fields behind it are fresh. */}
      <div hidden={sent} className={form === 'newsletter' ? 'one-line' : 'field-pairs'}>
        {forms[form].fields.map((field) => (
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
            hint={field.name === 'smsConsent' ? <ConsentText practiceName={practice.name} /> : field.hint}
            text={texts[field.name]}
            // What is typed now would be gone with the message that is on its way.
            readOnly={busy}
            error={errors[field.name]}
          />
        ))}
        <p>
          <SubmitButton busy={busy} busyText="Sending…">
            {button}
          </SubmitButton>
        </p>
      </div>
      <Alert ref={alertRef} variant={sent ? 'ok' : 'alarm'}>
        <p {...mark(errorFor, wholeForm)} hidden={!message} className="font-medium">
          {message}
        </p>
        {sent ? null : (
          <p>
            What you typed is still here: send it again in a minute. Or call us:{' '}
            <a href={`tel:${practice.phone.href}`}>{practice.phone.display}</a>
          </p>
        )}
      </Alert>
      {sent ? <SiteFormNext form={form} phone={practice.phone} onAgain={again} /> : null}
    </form>
  )
}
