import type { FormName, FormWords } from '#lib/forms/definitions.ts'
import { hiddenFields } from '#lib/forms/hidden-fields.ts'

/** What goes along unseen for the relay: which form on which page, and a field that only programs fill. */
export function Unseen({ form, page, words }: { form: FormName; page: string; words: FormWords }) {
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
