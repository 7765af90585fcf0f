import type { FormName } from '#lib/forms/definitions.ts'
import { keepInDraft, readDraft } from '#lib/forms/drafts.ts'
import { hiddenFields } from '#lib/forms/hidden-fields.ts'

/** The id of a filled form. It lies with the draft, so that after a reload the same message is still the same. */
export function submissionId(form: FormName): string {
  const id = readDraft(form)[hiddenFields.submissionId] ?? randomId()
  keepInDraft(form, hiddenFields.submissionId, id)
  return id
}

/** Not randomUUID, which browsers only have on https. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
}
