import type { FormName } from '#lib/forms/definitions.ts'
import { hiddenFields } from '#lib/forms/hidden-fields.ts'
import { rejections } from '#lib/forms/messages.ts'
import { catalogueReason } from '#lib/mail/reason.ts'
import { isOwnRelay, type FormMail } from '#lib/mail/settings.ts'
import { createStamps } from '#lib/mail/stamps.ts'
import { within } from '#lib/mail/within.ts'
import { fetchToken, type FirstTouch, useUp } from './first-touch.ts'
import { loadClient } from './load-client.ts'

export type Letter = {
  form: FormName
  element: HTMLFormElement
  mail: FormMail
  submissionId: string
  touch: FirstTouch
}

/** A visitor should not have to wait longer to hear that it did not work. */
const patienceMs = 15_000

/** Sends a filled form through the EmailJS client; rejects with what the provider, or the network, has against it. */
export async function sendMail(letter: Letter): Promise<void> {
  try {
    await within(patienceMs, deliver(letter), rejections.network)
  } catch (reason) {
    throw catalogueReason(reason)
  }
}

async function deliver(letter: Letter): Promise<void> {
  const { form, element, mail, touch } = letter
  const client = await loadClient()
  if (isOwnRelay(mail) && !touch.token) await fetchToken(touch)
  // A hand helped by autofill is quicker than the relay believes: it is made to look its age.
  await pause(touch.ripeAt - performance.now())

  const { publicKey, blockHeadless = false, blockList = {}, limitRate, serviceId, template } = mail
  const stamps = createStamps(() => localStorage)
  client.init(
    {
      publicKey,
      blockHeadless,
      blockList,
      limitRate: { id: `sent-${form}`, throttle: limitRate?.throttle ?? 0 },
      storageProvider: stamps.provider,
    },
    mail.origin,
  )
  const addUnseen = ({ formData }: FormDataEvent) => putUnseen(formData, letter)
  element.addEventListener('formdata', addUnseen)
  try {
    // Both read the fields before they wait for anything.
    const sent =
      form === 'resume'
        ? client.send(serviceId, template, Object.fromEntries(new FormData(element)))
        : client.sendForm(serviceId, template, element)
    await sent
  } finally {
    element.removeEventListener('formdata', addUnseen)
    useUp(touch)
  }
  await stamps.keep()
}

/** Our relay learns what tells a repeated or hasty message; anyone else gets the form's own fields and nothing more. */
function putUnseen(data: FormData, { mail, submissionId, touch }: Letter): void {
  // Whoever reads it knows in which language to answer; English needs no word.
  const language = document.documentElement.lang.slice(0, 2)
  if (language !== 'en') data.set('language', language)
  if (isOwnRelay(mail)) {
    data.set(hiddenFields.submissionId, submissionId)
    if (touch.token) data.set(hiddenFields.startedToken, touch.token)
  } else for (const name of Object.values(hiddenFields)) data.delete(name)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))
}
