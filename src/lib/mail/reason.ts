import { rejections } from '#lib/forms/messages.ts'

/**
 * Why a message was not sent, in the error catalogue's terms: the client passes on the browser's own error
 * when there was no answer, and whatever page a proxy put in the provider's place.
 */
export function catalogueReason(reason: unknown): unknown {
  if (reason instanceof TypeError) return rejections.network
  const { text } = Object(reason) as { text?: unknown }
  return typeof text === 'string' && /^\s*</.test(text) ? { ...Object(reason), text: '' } : reason
}
