import { useSyncExternalStore } from 'react'

/** What stands there out of reach until React has taken it over (`js-pending`, `inert`) can be used from then on. */
export function useHydrated(): { inert: boolean; pendingClass: string } {
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return { inert: !isHydrated, pendingClass: isHydrated ? '' : 'js-pending' }
}
