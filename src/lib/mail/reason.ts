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

/** The work's own end, or a rejection with `late` once the time is over. The work itself is not stopped. */
export async function within<Result>(ms: number, work: Promise<Result>, late: unknown): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late), ms)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
