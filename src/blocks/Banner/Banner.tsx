import { Breadcrumbs } from '#blocks/Breadcrumbs/Breadcrumbs.tsx'
import { FilmFrame } from '#blocks/FilmFrame/FilmFrame.tsx'
import { VideoFrame } from '#blocks/VideoFrame/VideoFrame.tsx'
import type { Film, Photo as PhotoValue } from '#lib/model/photo.ts'
import type { Action } from '#lib/model/text.ts'
import type { Crumb } from '#lib/trail.ts'
import { ButtonLink } from '#ui/Button/Button.tsx'
import { Chip } from '#ui/Chip/Chip.tsx'
import { Heading } from '#ui/Heading/Heading.tsx'
import { Photo } from '#ui/Photo/Photo.tsx'

export type BannerProps = {
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
 * The first screen of a page. The pictures leave their left side empty, so the words stand on it; on narrow screens the
 * picture follows the words. It does so in the markup too: what comes later must not push away what is seen already.
 */
export function Banner(props: BannerProps) {
  const { title, subtitle, trail = [], chip, textColor, buttons } = props
  return (
    <div
      className={`relative isolate overflow-hidden ${textColor === 'light' ? 'on-dark bg-deep text-light' : 'bg-tint text-ink'}`}
    >
      <div className="page-width over-picture relative">
        {trail.length > 0 ? (
          <div className="pt-5">
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
      <div className="banner-picture">
        <Picture {...props} />
      </div>
    </div>
  )
}

function Picture({ title, photo, film, videoId }: BannerProps) {
  if (film) return <FilmFrame film={film} priority shape="bleed" />
  if (videoId) return <VideoFrame videoId={videoId} title={title} poster={photo} priority shape="bleed" />
  return <Photo photo={photo} sizes="100vw" priority alt="" />
}
