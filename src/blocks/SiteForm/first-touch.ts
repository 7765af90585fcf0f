import { relayPaths } from '#lib/forms/paths.ts'
import { minFillMs } from '#lib/forms/time-trap.ts'
import { isOwnRelay, type FormMail } from '#lib/mail/settings.ts'
import { loadClient } from './load-client.ts'

/** The relay's note of when the form was begun, and when the form may be sent on its strength. */
export type FirstTouch = { token: string; ripeAt: number }

export const untouched: FirstTouch = { token: '', ripeAt: 0 }

/** What the first focus sets going. Nothing waits for it: sending fetches a token if there is none. */
export function awaitFirstTouch(form: HTMLFormElement, mail: FormMail): FirstTouch {
  const touch = { ...untouched }
  const begin = () => {
    if (isOwnRelay(mail)) void fetchToken(touch)
    // Loaded by now, so that a visitor who goes offline meanwhile has it; if it fails, sending tries again.
    loadClient().catch(() => {})
  }
  if (form.contains(document.activeElement)) begin()
  else form.addEventListener('focusin', begin, { once: true })
  return touch
}

/** A token is good for one message. */
export function useUp(touch: FirstTouch): void {
  Object.assign(touch, untouched)
}

export async function fetchToken(touch: FirstTouch): Promise<void> {
  try {
    const response = await fetch(relayPaths.formToken)
    if (!response.ok) return
    touch.token = await response.text()
    touch.ripeAt = performance.now() + minFillMs
  } catch {
    // Offline, perhaps: sending will tell.
  }
}
