import type { FormName } from '#lib/forms/definitions.ts'
import { buttonLook } from '#ui/Button/Button.tsx'

type SiteFormNextProps = {
  form: FormName
  phone: { display: string; href: string }
  onAgain: () => void
}

/** In the place of a form that was sent: what happens next, and the way to another message. */
export function SiteFormNext({ form, phone, onAgain }: SiteFormNextProps) {
  return (
    <div className="linked grid justify-items-start gap-4">
      <p>
        {next[form]} If it can’t wait, call <a href={`tel:${phone.href}`}>{phone.display}</a>.
      </p>
      {form === 'newsletter' ? null : (
        <button type="button" className={buttonLook('quiet', 'small')} onClick={onAgain}>
          Write another
        </button>
      )}
    </div>
  )
}

const next: Record<FormName, string> = {
  contact: 'A person reads your message and answers by phone or email on a day we’re open.',
  newsletter: 'The next letter comes to your address, and each one has a way to leave.',
  resume: 'We read every resume, and write to you if there is a place that fits.',
}
