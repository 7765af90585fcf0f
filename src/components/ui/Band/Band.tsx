import type { ReactNode } from 'react'

export type Background = 'plain' | 'cream' | 'tint' | 'deep' | 'sage'

type BandProps = { background?: Background; tight?: boolean; children: ReactNode }

export function Band({ background = 'plain', tight = false, children }: BandProps) {
  const padding = background === 'deep' ? paddings.large : tight ? paddings.tight : paddings.normal
  return (
    <div data-background={background} className={`${backgrounds[background]} ${padding}`}>
      <div className="page-width">{children}</div>
    </div>
  )
}

export const deepBackground = 'on-dark bg-action text-light'

const backgrounds: Record<Background, string> = {
  plain: 'bg-ground',
  cream: 'bg-cream',
  tint: 'bg-tint',
  sage: 'bg-sage-veil',
  deep: `${deepBackground} overflow-x-clip [&_h2]:text-title`,
}
const paddings = {
  tight: 'py-6 tablet:py-12',
  normal: 'py-band',
  large: 'py-9 tablet:py-24',
} as const
