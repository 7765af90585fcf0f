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
