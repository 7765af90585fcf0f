import type { ReactNode } from 'react'

export type Ground = 'plain' | 'cream' | 'tint' | 'deep' | 'sage'

/** A full-width stretch of the page with its own ground and space; the dark one is a page's one bold moment. */
export function Band({
  ground = 'plain',
  tight = false,
  children,
}: {
  ground?: Ground
  tight?: boolean
  children: ReactNode
}) {
  const space = ground === 'deep' ? spaces.vast : tight ? spaces.tight : spaces.normal
  return (
    <div data-ground={ground} className={`${grounds[ground]} ${space}`}>
      <div className="page-width">{children}</div>
    </div>
  )
}

/** The dark one, for what is no band: a panel with `data-ground="deep"`. */
export const deepGround = 'on-dark bg-action text-light'

const grounds: Record<Ground, string> = {
  plain: 'bg-ground',
  cream: 'bg-cream',
  tint: 'bg-tint',
  sage: 'bg-sage-veil',
  deep: `${deepGround} [&_h2]:text-title`,
}
const spaces = {
  tight: 'py-6 tablet:py-12',
  normal: 'py-band',
  vast: 'py-9 tablet:py-24',
} as const
