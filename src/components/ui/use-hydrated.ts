import { useSyncExternalStore } from 'react'

/** For controls that do nothing before hydration. */
export function useHydrated(): { inert: boolean; pendingClass: string } {
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return { inert: !isHydrated, pendingClass: isHydrated ? '' : 'js-pending' }
}
