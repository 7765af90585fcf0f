import { type FormName, isFormName } from '#lib/forms/definitions.ts'
import type { EmailJsIds } from '#lib/forms/emailjs-ids.ts'
import { hiddenFields } from '#lib/forms/hidden-fields.ts'
import { cleanValues } from '#lib/forms/validate.ts'
import type { Fields, Submission } from './post.ts'
import { Refusal } from './refusal.ts'

/** Anything the forms do not define, such as a recipient, ends here unread. */
export function readSubmission(fields: Fields, ids: EmailJsIds): Submission {
  const form = whichForm(fields, ids)
  const page = fields.get(hiddenFields.page) ?? ''
  const submissionId = fields.get(hiddenFields.submissionId) ?? ''
  return {
    form,
    values: cleanValues(form, Object.fromEntries(fields)),
    page: /^\/[\w./-]{0,200}$/.test(page) ? page : '',
    submissionId: /^[\w-]{8,100}$/.test(submissionId) ? submissionId : '',
    honeypot: (fields.get(hiddenFields.honeypot) ?? '').trim(),
    startedToken: fields.get(hiddenFields.startedToken) ?? '',
  }
}

/** The EmailJS client names a template, a plain form names itself; when both do, they must agree. */
function whichForm(fields: Fields, ids: EmailJsIds): FormName {
  if ((fields.get('service_id') ?? ids.serviceId) !== ids.serviceId)
    throw new Refusal(400, 'The service ID is not known here.')
  if ((fields.get('user_id') ?? ids.publicKey) !== ids.publicKey)
    throw new Refusal(400, 'The public key is not known here.')

  const template = fields.get('template_id')
  const byTemplate = Object.entries(ids.templates).find(([, id]) => id === template)?.[0]
  if (template !== undefined && byTemplate === undefined)
    throw new Refusal(400, 'The template ID is not known here.')

  const named = fields.get(hiddenFields.form) || byTemplate || ''
  if (!isFormName(named) || (byTemplate !== undefined && named !== byTemplate))
    throw new Refusal(400, 'It is not clear which form this is.')
  return named
}
