import type { FormName } from '#lib/forms/definitions.ts'
import { hiddenFields, relayPaths, minFillMs } from '#lib/forms/names.ts'
import { isOwnRelay, type FormMail } from '#lib/mail/settings.ts'
import { saveToDraft, readDraft } from '#lib/forms/drafts.ts'

export type FormSubmission = {
  form: FormName
  element: HTMLFormElement
  mail: FormMail
  submissionId: string
  formToken: FormToken
}

/** A visitor should not have to wait longer to hear that it did not work. */
const timeoutMs = 15_000
/** As the provider words it, when there is no answer. */
const networkError = { status: 0, text: 'Network Error' }

/** Sends a filled form through the EmailJS client; rejects with what the provider, or the network, has against it. */
export async function sendMail(submission: FormSubmission): Promise<void> {
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, timeoutMs, networkError))
  try {
    await Promise.race([deliver(submission), timeout])
  } catch (reason) {
    throw toCatalogueError(reason)
  }
}

/** In the error catalogue's terms: the client passes on the browser's own error, and whatever page a proxy puts in. */
export function toCatalogueError(reason: unknown): unknown {
  if (reason instanceof TypeError) return networkError
  const { text } = Object(reason) as { text?: unknown }
  return typeof text === 'string' && /^\s*</.test(text) ? { ...Object(reason), text: '' } : reason
}

async function deliver(submission: FormSubmission): Promise<void> {
  const { form, element, mail, formToken } = submission
  const client = await loadClient()
  if (isOwnRelay(mail) && !formToken.token) await fetchToken(formToken)
  // Wait until the token is 2 s old, or the relay takes autofill for a bot.
  const wait = Math.max(0, formToken.tokenReadyAt - performance.now())
  await new Promise((resolve) => setTimeout(resolve, wait))

  const { publicKey, blockHeadless = false, blockList = {}, limitRate, serviceId, template } = mail
  const throttleStorage = createThrottleStorage(() => localStorage)
  client.init(
    {
      publicKey,
      blockHeadless,
      blockList,
      limitRate: { id: `sent-${form}`, throttle: limitRate?.throttle ?? 0 },
      storageProvider: throttleStorage.provider,
    },
    mail.origin,
  )
  const addHiddenFields = ({ formData }: FormDataEvent) => setHiddenFields(formData, submission)
  element.addEventListener('formdata', addHiddenFields)
  try {
    // Both read the fields before they wait for anything.
    const sent =
      form === 'resume'
        ? client.send(serviceId, template, Object.fromEntries(new FormData(element)))
        : client.sendForm(serviceId, template, element)
    await sent
  } finally {
    element.removeEventListener('formdata', addHiddenFields)
    // A token is good for one message.
    Object.assign(formToken, missingToken)
  }
  await throttleStorage.keep()
}

/** Our relay learns what tells a repeated or hasty message; anyone else gets the form's own fields and nothing more. */
function setHiddenFields(data: FormData, { mail, submissionId, formToken }: FormSubmission): void {
  // Whoever reads it knows in which language to answer; English needs no word.
  const language = document.documentElement.lang.slice(0, 2)
  if (language !== 'en') data.set('language', language)
  if (isOwnRelay(mail)) {
    data.set(hiddenFields.submissionId, submissionId)
    if (formToken.token) data.set(hiddenFields.startedToken, formToken.token)
  } else for (const name of Object.values(hiddenFields)) data.delete(name)
}

/** The relay's note of when the form was begun, and when the form may be sent on its strength. */
export type FormToken = { token: string; tokenReadyAt: number }

export const missingToken: FormToken = { token: '', tokenReadyAt: 0 }

/** What the first focus sets going. Nothing waits for it: sending fetches a token if there is none. */
export function prepareOnFirstFocus(form: HTMLFormElement, mail: FormMail): FormToken {
  const formToken = { ...missingToken }
  const begin = () => {
    if (isOwnRelay(mail)) void fetchToken(formToken)
    // Loaded by now, so that a visitor who goes offline meanwhile has it; if it fails, sending tries again.
    loadClient().catch(() => {})
  }
  if (form.contains(document.activeElement)) begin()
  else form.addEventListener('focusin', begin, { once: true })
  return formToken
}

async function fetchToken(formToken: FormToken): Promise<void> {
  try {
    const response = await fetch(relayPaths.formToken)
    if (!response.ok) return
    formToken.token = await response.text()
    formToken.tokenReadyAt = performance.now() + minFillMs
  } catch {
    // Offline, perhaps: sending will tell.
  }
}

/** The EmailJS client, fetched when a form is first used. */
function loadClient() {
  hideForbiddenStorage()
  return import('@emailjs/browser')
}

/** The client looks for localStorage while it loads and would break where the visitor forbids it; there it finds none. */
function hideForbiddenStorage(): void {
  try {
    void window.localStorage
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true })
  }
}

/** The id of a filled form. It lies with the draft, so that after a reload the same message is still the same. */
export function submissionId(form: FormName): string {
  const id = readDraft(form)[hiddenFields.submissionId] ?? randomId()
  saveToDraft(form, hiddenFields.submissionId, id)
  return id
}

/** Not randomUUID, which browsers only have on https. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Where the EmailJS client keeps the time of the last message, for its rate limit. It throttleStorage before it sends;
 * here the stamp is held back until the message has arrived, so that a failed attempt may be repeated at once.
 * Storage that is forbidden or full only means that there is no limit.
 */
export function createThrottleStorage(storage: () => Store) {
  let held: [key: string, time: string] | undefined
  const withStorage = async <Result>(act: (store: Store) => Result) => {
    try {
      return act(storage())
    } catch {
      return undefined
    }
  }
  return {
    provider: {
      get: (key: string) => withStorage((store) => store.getItem(key)),
      set: async (key: string, time: string) => {
        held = [key, time]
      },
      remove: (key: string) => withStorage((store) => store.removeItem(key)),
    },
    keep: () => withStorage((store) => held && store.setItem(...held)),
  }
}
