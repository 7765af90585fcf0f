import { Breadcrumbs } from '#blocks/Breadcrumbs/Breadcrumbs.tsx'
import type { BannerColor, BannerLook } from '#lib/banner-looks.ts'
import type { Film, Photo as PhotoValue } from '#lib/model/photo.ts'
import type { Action } from '#lib/model/text.ts'
import type { Crumb } from '#lib/trail.ts'
import { ButtonLink } from '#ui/Button/Button.tsx'
import { Chip } from '#ui/Chip/Chip.tsx'
import { Heading } from '#ui/Heading/Heading.tsx'
import { subjectStep } from '#ui/Photo/subject-step.ts'
import { BannerGround } from './Banner.Ground.tsx'
import { BannerMedia } from './Banner.Media.tsx'
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
  /** A picture of its own under the words. */
  heroImage?: PhotoValue
  /** A film that opens in the lightbox. */
  videoUrl?: string
  look: BannerLook
  textColor: BannerColor
  buttons: Action[]
}

/**
 * The first screen of a page. No word stands on what a picture shows: beside it, on the ground its own left edge
 * continues, or on a panel; below 1024px the picture follows the words. It does so in the markup too: what comes later
 * must not push away what is seen already.
 */
export function Banner(props: BannerProps) {
  const { kind, title, subtitle, trail = [], chip, look, textColor, buttons } = props
  const { ground } = pictureOf(props).picture
  return (
    <div
      className={`banner ${kinds[kind]} ${grounds[look]} ${colors[textColor]}`}
      data-subject={kind === 'split' ? subjectStep(pictureOf(props)) : undefined}
    >
      {kind === 'split' && look === 'light' && ground ? <BannerGround ground={ground} /> : null}
      <div className="page-width over-picture banner-frame">
        {trail.length > 0 ? (
          <div className="banner-trail">
            <Breadcrumbs trail={trail} />
          </div>
        ) : null}
        <div className="banner-words grid content-center justify-items-start gap-5">
          {chip ? <Chip>{chip}</Chip> : null}
          <Heading level={1}>{clauses(title)}</Heading>
          <p className="text-lead">{subtitle}</p>
          {buttons.length > 0 ? (
            <div className="flex flex-wrap gap-3">
              {buttons.map((button, index) => (
                <ButtonLink key={button.href} action={button} variant={variantOf(index, look)} />
              ))}
            </div>
          ) : null}
          <BannerMedia {...props} />
        </div>
      </div>
      {kind === 'type' ? null : <BannerPicture {...props} />}
    </div>
  )
}

const kinds = { split: 'banner-split', landscape: 'banner-landscape', type: 'banner-type' } as const
const grounds: Record<BannerLook, string> = { light: 'bg-tint', deep: 'on-dark bg-deep' }
const colors: Record<BannerColor, string> = {
  ink: 'text-ink',
  muted: 'text-muted',
  link: 'text-link',
  light: 'text-light',
  'light-muted': 'text-light-muted',
  gold: 'text-gold',
}

/** A title too long for its line breaks after its colon before it breaks anywhere else. */
function clauses(title: string) {
  const [topic = title, ...rest] = title.split(/(?<=:) /)
  if (rest.length === 0) return title
  return (
    <>
      <span className="inline-block">{topic}</span> <span className="inline-block">{rest.join(' ')}</span>
    </>
  )
}

/** On a dark ground the green of the house would be dark on dark. */
function variantOf(index: number, look: BannerLook) {
  if (look === 'deep') return index === 0 ? 'accent' : 'light'
  return index === 0 ? 'primary' : 'quiet'
}

function pictureOf({ photo, film }: BannerProps): PhotoValue {
  return film?.poster ?? photo
}
