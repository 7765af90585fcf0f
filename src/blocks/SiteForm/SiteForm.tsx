import type { FormName } from '#lib/forms/definitions.ts'
import type { FormRules, SentForm } from '#lib/forms/validate.ts'
import { island } from '#lib/island.ts'
import type { FormMail } from '#lib/mail/settings.ts'
import { Island } from './SiteForm.Island.tsx'

export type SiteFormProps = FormRules & {
  form: FormName
  /** The address of the page it stands on. */
  page: string
  /** Opens with the message alone; the other fields come at the first touch, and stand there without a script. */
  brief?: boolean
  practice: { name: string; phone: { display: string; href: string } }
  mail: FormMail
  /** What the server refused, on a page it draws. */
  sent?: SentForm
}

/**
 * One of the three forms. As plain HTML it can be sent as it stands, by the relay's answer with another page;
 * hydrated it checks in our own words, sends without leaving, and says how it went.
 */
export function SiteForm(props: SiteFormProps) {
  return (
    <div className="contents" {...island('SiteForm', 'touched', props)}>
      <Island {...props} />
    </div>
  )
}
