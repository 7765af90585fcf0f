import type { FormName, FormWords } from '#lib/forms/definitions.ts'
import { buttonLook } from '#ui/Button/Button.tsx'

type SiteFormNextProps = {
  form: FormName
  phone: { display: string; href: string }
  onAgain: () => void
  words: FormWords
}

/** In the place of a form that was sent: what happens next, and the way to another message. */
export function SiteFormNext({ form, phone, onAgain, words }: SiteFormNextProps) {
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
