import type { ReactNode } from 'react'

export type Ground = 'plain' | 'cream' | 'tint' | 'deep' | 'sage'

type BandProps = { ground?: Ground; tight?: boolean; children: ReactNode }

export function Band({ ground = 'plain', tight = false, children }: BandProps) {
  const padding = ground === 'deep' ? paddings.large : tight ? paddings.tight : paddings.normal
  return (
    <div data-ground={ground} className={`${grounds[ground]} ${padding}`}>
      <div className="page-width">{children}</div>
    </div>
  )
}

export const deepGround = 'on-dark bg-action text-light'

const grounds: Record<Ground, string> = {
  plain: 'bg-ground',
  cream: 'bg-cream',
  tint: 'bg-tint',
  sage: 'bg-sage-veil',
  deep: `${deepGround} [&_h2]:text-title`,
}
const paddings = {
  tight: 'py-6 tablet:py-12',
  normal: 'py-band',
  large: 'py-9 tablet:py-24',
} as const
