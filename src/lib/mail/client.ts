import { rejections } from '#lib/forms/messages.ts'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Where the EmailJS client keeps the time of the last message, for its rate limit. It stamps before it sends;
 * here the stamp is held back until the message has arrived, so that a failed attempt may be repeated at once.
 * Storage that is forbidden or full only means that there is no limit.
 */
export function createStamps(storage: () => Store) {
  let held: [key: string, time: string] | undefined
  const safely = async <Result>(act: (store: Store) => Result) => {
    try {
      return act(storage())
    } catch {
      return undefined
    }
  }
  return {
    provider: {
      get: (key: string) => safely((store) => store.getItem(key)),
      set: async (key: string, time: string) => {
        held = [key, time]
      },
      remove: (key: string) => safely((store) => store.removeItem(key)),
    },
    /** The message has arrived. */
    keep: () => safely((store) => held && store.setItem(...held)),
  }
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

/**
 * Why a message was not sent, in the error catalogue's terms: the client passes on the browser's own error
 * when there was no answer, and whatever page a proxy put in the provider's place.
 */
export function catalogueReason(reason: unknown): unknown {
  if (reason instanceof TypeError) return rejections.network
  const { text } = Object(reason) as { text?: unknown }
  return typeof text === 'string' && /^\s*</.test(text) ? { ...Object(reason), text: '' } : reason
}
