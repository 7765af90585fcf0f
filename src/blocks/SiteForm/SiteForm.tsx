import { forms, type FormName } from '#lib/forms/definitions.ts'
import { hiddenFields } from '#lib/forms/hidden-fields.ts'
import { relayPaths } from '#lib/forms/paths.ts'
import { smsConsentText } from '#lib/forms/sms-consent.ts'
import { isRequired } from '#lib/forms/validate.ts'
import { Field } from '#ui/Field/Field.tsx'

export type SiteFormProps = {
  form: FormName
  button: string
  practiceName: string
  smsConsent: 'required' | 'optional'
}

/** One of the three forms as plain HTML: it can be sent as it stands, without a script. */
export function SiteForm({ form, button, practiceName, smsConsent }: SiteFormProps) {
  return (
    <form data-form={form} method="post" action={relayPaths.sendForm} className="grid gap-5">
      <input type="hidden" name={hiddenFields.form} value={form} />
      {forms[form].fields.map((field) => (
        <Field
          key={field.name}
          id={`${form}-${field.name}`}
          name={field.name}
          label={field.label}
          type={field.type}
          required={isRequired(field, { smsConsent })}
          maxLength={field.maxLength}
          autoComplete={field.autocomplete}
          hint={field.name === 'smsConsent' ? <ConsentText practiceName={practiceName} /> : field.hint}
        />
      ))}
      <p>
        <button type="submit" className="min-h-12 rounded-pill bg-action px-6 py-3 font-medium text-light hover:bg-deep">
          {button}
        </button>
      </p>
    </form>
  )
}

function ConsentText({ practiceName }: { practiceName: string }) {
  return smsConsentText(practiceName).map(({ text, href }) =>
    href ? (
      <a key={text} href={href}>
        {text}
      </a>
    ) : (
      <span key={text}>{text}</span>
    ),
  )
}
