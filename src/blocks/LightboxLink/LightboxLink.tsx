import type { ReactNode } from 'react'
import * as names from './LightboxLink.names.ts'

export type LightboxLinkProps = {
  /** A picture, a film, a film of the video site, or `#id` for a part of this page. */
  href: string
  /** Links of one gallery are turned through together. */
  gallery: string
  title?: string
  alt?: string
  description?: string
  look: keyof typeof looks
  children: ReactNode
}

/** Opens what it leads to in the lightbox; without a script, by itself. The class name is the specification's. */
export function LightboxLink({ href, gallery, title, alt, description, look, children }: LightboxLinkProps) {
  const slide = {
    [names.gallery]: gallery,
    [names.slideTitle]: title,
    [names.slideAlt]: alt,
    [names.slideDescription]: description,
  }
  return (
    <a href={href} className={`glightbox ${looks[look]}`} {...slide}>
      {children}
    </a>
  )
}

const looks = {
  words: 'inline-flex min-h-11 items-center text-action underline',
  film: 'inline-flex min-h-11 items-center gap-2 text-action underline',
  'film-on-dark': 'inline-flex min-h-11 items-center gap-2 text-light underline',
  picture: 'gallery-link relative block aspect-photo overflow-hidden rounded-card bg-tint',
} as const
