import type { Log } from './log.ts'
import type { Store } from './store.ts'

export type Watch = {
  /** Tries the store once. */
  look(): Promise<void>
  close(): void
}

const sayAgainMs = 60 * 60_000

/** Notices a store that fails before a visitor does, says so once and then hourly, and says when it is back. */
export function watchStore(store: Store, everyMs: number, log: Log, onRecovery: () => void): Watch {
  let saidAt: number | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  async function look(): Promise<void> {
    try {
      await store.check()
      if (saidAt !== undefined) {
        log({ level: 'info', event: 'store-usable-again' })
        onRecovery()
      }
      saidAt = undefined
    } catch (error) {
      const { code = 'unknown' } = error as { code?: string | number }
      const now = performance.now()
      if (saidAt === undefined || now - saidAt > sayAgainMs) {
        log({ level: 'alert', event: 'store-unusable', code, hint: hints[code] ?? hint })
        saidAt = now
      }
    }
    clearTimeout(timer)
    if (closed) return
    timer = setTimeout(() => void look(), everyMs)
    timer.unref()
  }

  return {
    look,
    close() {
      closed = true
      clearTimeout(timer)
    },
  }
}

const hint = 'forms are answered with the telephone number until it is mended; pages are served'
const hints: Record<string | number, string> = {
  'in-use': 'another process serves from this DATA_DIR; this one takes no messages until that ends',
  missing:
    'its files were deleted while it was open; a new store is made and what is not sent is carried over',
  replaced: 'its files were replaced while it was open; what is not sent is carried over to the new ones',
}
