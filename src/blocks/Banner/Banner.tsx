import type { CSSProperties } from 'react'
import { Breadcrumbs } from '#blocks/Breadcrumbs/Breadcrumbs.tsx'
import type { Film, Photo as PhotoValue } from '#lib/model/photo.ts'
import type { Action } from '#lib/model/text.ts'
import type { Crumb } from '#lib/trail.ts'
import { ButtonLink } from '#ui/Button/Button.tsx'
import { Chip } from '#ui/Chip/Chip.tsx'
import { Heading } from '#ui/Heading/Heading.tsx'
import { BannerPicture } from './Banner.Picture.tsx'

export type BannerProps = {
  /** Words beside their picture; words on a panel before a place; words alone. */
  kind: 'split' | 'landscape' | 'type'
  title: string
  subtitle: string
  photo: PhotoValue
  film?: Film
  /** A film on the video site, in the place of one of ours. */
  videoId?: string
  /** The way from the home page. */
  trail?: Crumb[]
  chip?: string
  textColor: 'ink' | 'light'
  buttons: Action[]
}

/**
 * The first screen of a page. No word stands on what a picture shows: beside it, on the ground its own left edge
 * continues, or on a panel; below 1024px the picture follows the words. It does so in the markup too: what comes later
 * must not push away what is seen already.
 */
export function Banner(props: BannerProps) {
  const { kind, title, subtitle, trail = [], chip, textColor, buttons } = props
  return (
    <div
      className={`banner ${kinds[kind]} ${tones[textColor]}`}
      style={kind === 'split' ? groundOf(props) : undefined}
    >
      <div className="page-width over-picture banner-frame">
        {trail.length > 0 ? (
          <div className="banner-trail">
            <Breadcrumbs trail={trail} />
          </div>
        ) : null}
        <div className="banner-words grid content-center justify-items-start gap-5">
          {chip ? <Chip>{chip}</Chip> : null}
          <Heading level={1}>{title}</Heading>
          <p className="text-lead">{subtitle}</p>
          {buttons.length > 0 ? (
            <div className="flex flex-wrap gap-3">
              {buttons.map((button, index) => (
                <ButtonLink key={button.href} action={button} variant={index === 0 ? 'primary' : 'quiet'} />
              ))}
            </div>
          ) : null}
        </div>
      </div>
      {kind === 'type' ? null : <BannerPicture {...props} />}
    </div>
  )
}

const kinds = { split: 'banner-split', landscape: 'banner-landscape', type: 'banner-type' } as const
const tones = { ink: 'bg-tint text-ink', light: 'on-dark bg-deep text-light' } as const

/** What the style sheet needs to know of the picture: the colour it continues, and where its subject begins. */
function groundOf({ photo, film, textColor }: BannerProps): CSSProperties {
  const shown = film?.poster ?? photo
  const place: Record<string, number> = { '--subject': (shown.subject ?? 40) / 100 }
  return textColor === 'ink' ? { ...place, backgroundColor: shown.picture.ground } : place
}
