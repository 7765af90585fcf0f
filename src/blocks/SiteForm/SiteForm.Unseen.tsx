import type { FormName } from '#lib/forms/definitions.ts'
import { hiddenFields } from '#lib/forms/hidden-fields.ts'

/** What goes along unseen for the relay: which form on which page, and a field that only programs fill. */
export function Unseen({ form, page }: { form: FormName; page: string }) {
  return (
    <>
      <input type="hidden" name={hiddenFields.form} value={form} />
      <input type="hidden" name={hiddenFields.page} value={page} />
      <div aria-hidden="true" className="sr-only">
        <label>
          Leave this empty
          <input type="text" name={hiddenFields.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
