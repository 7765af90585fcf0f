import { type VisitKind, visitsMark, visitsPath } from '#lib/visits.ts'

/** Tells our own server, and nobody else, that somebody called, went to book, or sees a page that was fetched ahead. */
export function countClicks(): void {
  const booking = document.documentElement.getAttribute(visitsMark)
  const tell = (kind: VisitKind) => navigator.sendBeacon?.(visitsPath, `${kind} ${location.pathname}`)
  for (const press of ['click', 'auxclick'])
    document.addEventListener(press, ({ target }) => {
      const { href = '' } = (target as Element).closest('a') ?? {}
      if (href.startsWith('tel:')) tell('call')
      else if (href === booking) tell('booking')
    })
  // Our server does not count what a browser fetches ahead, because most of it nobody sees.
  const [visit] = performance.getEntriesByType('navigation') as { deliveryType?: string }[]
  if (visit?.deliveryType === 'navigational-prefetch') tell('view')
}
