import type { FormName } from '#lib/forms/definitions.ts'
import { hiddenFields, relayPaths, minFillMs } from '#lib/forms/relay-protocol.ts'
import { isOwnRelay, type FormMail } from '#lib/mail/settings.ts'
import { saveToDraft, readDraft } from '#lib/forms/drafts.ts'

export type FormSubmission = {
  form: FormName
  element: HTMLFormElement
  mail: FormMail
  submissionId: string
  formToken: FormToken
}

const timeoutMs = 15_000
/** EmailJS's answer when there is none. */
const networkError = { status: 0, text: 'Network Error' }

/** Sends a form through the EmailJS client; rejects with an entry of the error catalogue. */
export async function sendMail(submission: FormSubmission): Promise<void> {
  const deadline = AbortSignal.timeout(timeoutMs)
  const timeout = new Promise<never>((_, reject) => {
    deadline.addEventListener('abort', () => reject(networkError))
  })
  try {
    await Promise.race([deliver(submission, deadline), timeout])
  } catch (reason) {
    throw toCatalogueError(reason)
  }
}

/** The client passes on the browser's TypeError, and error pages of proxies as text. */
export function toCatalogueError(reason: unknown): unknown {
  if (reason instanceof TypeError) return networkError
  const { text } = Object(reason) as { text?: unknown }
  return typeof text === 'string' && /^\s*</.test(text) ? { ...Object(reason), text: '' } : reason
}

async function deliver(submission: FormSubmission, deadline: AbortSignal): Promise<void> {
  const { form, element, mail, formToken } = submission
  const client = await loadClient()
  if (isOwnRelay(mail) && !formToken.token) await fetchToken(formToken)
  // The relay takes a token younger than 2 s for a bot's.
  const wait = Math.max(0, formToken.tokenReadyAt - performance.now())
  await new Promise((resolve) => setTimeout(resolve, wait))
  // After the timeout the visitor was told that sending failed, so nothing may be sent.
  deadline.throwIfAborted()
  // A token is good for one message, and this one may arrive even if no answer comes.
  const { token } = formToken
  Object.assign(formToken, missingToken)

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
  const addHiddenFields = ({ formData }: FormDataEvent) => setHiddenFields(formData, submission, token)
  // Both ways of sending read the fields synchronously.
  element.addEventListener('formdata', addHiddenFields, { once: true })
  await (form === 'resume'
    ? client.send(serviceId, template, Object.fromEntries(new FormData(element)))
    : client.sendForm(serviceId, template, element))
  await throttleStorage.keep()
}

/** Our relay gets the fields that detect repeats and bots, other services none of them. */
function setHiddenFields(data: FormData, { mail, submissionId }: FormSubmission, token: string): void {
  // Tells the practice in which language to answer.
  const language = document.documentElement.lang.slice(0, 2)
  if (language !== 'en') data.set('language', language)
  if (isOwnRelay(mail)) {
    data.set(hiddenFields.submissionId, submissionId)
    if (token) data.set(hiddenFields.formToken, token)
  } else for (const name of Object.values(hiddenFields)) data.delete(name)
}

/** The relay's token for when the form was started, and when it may be used. */
export type FormToken = { token: string; tokenReadyAt: number }

export const missingToken: FormToken = { token: '', tokenReadyAt: 0 }

/** Starts loading at the first focus. Sending does not depend on it. */
export function prepareOnFirstFocus(form: HTMLFormElement, mail: FormMail): FormToken {
  const formToken = { ...missingToken }
  const begin = () => {
    if (isOwnRelay(mail)) void fetchToken(formToken)
    // Loaded early in case the visitor goes offline. Sending tries again.
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
  } catch {}
}

function loadClient() {
  hideForbiddenStorage()
  return import('@emailjs/browser')
}

/** The client reads localStorage while loading and would throw where it is forbidden. */
function hideForbiddenStorage(): void {
  try {
    void window.localStorage
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true })
  }
}

/** Kept with the draft, so that a retry after a reload is recognized as the same message. */
export function submissionId(form: FormName): string {
  const id = readDraft(form)[hiddenFields.submissionId] ?? randomId()
  saveToDraft(form, hiddenFields.submissionId, id)
  return id
}

/** randomUUID exists on https only. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** For the client's rate limit: stores the time after success, so that a failed attempt can be repeated. */
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
