import { useSyncExternalStore } from 'react'

/** What stands there out of reach until React has taken it over (`js-pending`, `inert`) can be used from then on. */
export function useHydrated(): { inert: boolean; awaits: string } {
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return { inert: !isHydrated, awaits: isHydrated ? '' : 'js-pending' }
}
