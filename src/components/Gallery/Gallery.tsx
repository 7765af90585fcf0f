import type { Photo as PhotoValue } from '#lib/model/photo.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { CardPhoto } from '#components/ui/Photo/Photo.tsx'
import { type SectionHeaderProps, Section } from '#components/ui/Section/Section.tsx'
import { useWords } from '#components/ui/words.ts'
import type { ReactNode } from 'react'

export type GalleryProps = SectionHeaderProps & {
  photos: PhotoValue[]
  links?: { href: string; text: string }[]
}

export function Gallery({ id, title, intro, photos, links = [] }: GalleryProps) {
  const { blocks } = useWords()
  return (
    <Section id={id} title={title} intro={intro} className="grid gap-8" reveal="header">
      <ul role="list" className="grid grid-cols-2 gap-3 phone:grid-cols-3 phone:gap-4">
        {photos.map((photo) => (
          <li key={photo.id} data-reveal="" className="max-phone:first:nth-last-[odd]:col-span-full">
            <LightboxLink href={photo.picture.src} gallery={id} description={photo.alt} variant="picture">
              <CardPhoto photo={photo} />
              <span className="sr-only">{blocks.viewLarger}</span>
            </LightboxLink>
          </li>
        ))}
      </ul>
      {links.length > 0 ? (
        <ul role="list" className="inline-links flex flex-wrap gap-x-8 gap-y-2">
          {links.map(({ href, text }) => (
            <li key={href}>
              <LightboxLink href={href} gallery={`${id}-more`}>
                <Icon name={href.startsWith('#') ? 'arrow' : 'play'} /> {text}
              </LightboxLink>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  )
}

export type LightboxLinkProps = {
  /** A picture, an mp4, a film on the video site, or `#id` of a part of this page. */
  href: string
  gallery: string
  title?: string
  alt?: string
  description?: string
  variant?: keyof typeof variants
  children: ReactNode
}

/** The class name glightbox is specified. */
export function LightboxLink(props: LightboxLinkProps) {
  const { href, gallery, title, alt, description, variant = 'words', children } = props
  return (
    <a
      href={href}
      // oxlint-disable-next-line better-tailwindcss/no-unknown-classes -- a name for scripts
      className={`glightbox cursor-zoom-in aria-busy:cursor-progress aria-busy:opacity-80 ${variants[variant]}`}
      data-gallery={gallery}
      data-title={title}
      data-alt={alt}
      data-description={description}
    >
      {children}
    </a>
  )
}

const variants = {
  words: 'inline-flex min-h-11 items-center gap-2 text-action underline in-[.on-dark]:text-light',
  pill: 'inline-flex min-h-11 items-center gap-2 rounded-pill border border-transparent bg-card px-4 text-(length:--text-small) font-medium text-ink',
  picture: 'hover-lift relative block aspect-photo overflow-hidden rounded-card bg-tint',
} as const
