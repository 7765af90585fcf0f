import type { ReactNode } from 'react'

export type Ground = 'plain' | 'cream' | 'tint' | 'deep' | 'sage'

/** A full-width stretch of the page with its own ground; it owns the space above and below what stands on it. */
export function Band({
  ground = 'plain',
  tight = false,
  children,
}: {
  ground?: Ground
  tight?: boolean
  children: ReactNode
}) {
  return (
    <div data-ground={ground} className={`${grounds[ground]} ${tight ? 'py-8 tablet:py-12' : 'py-band'}`}>
      <div className="page-width">{children}</div>
    </div>
  )
}

const grounds: Record<Ground, string> = {
  plain: 'bg-ground',
  cream: 'bg-cream',
  tint: 'bg-tint',
  sage: 'bg-sage/40',
  deep: 'on-dark bg-action text-light',
}
