import { useId, type ReactNode } from 'react'
import { Breadcrumbs } from '#components/Contents/Contents.tsx'
import { ContactMap } from '#components/ContactBlock/ContactBlock.Map.tsx'
import { FilmFrame, VideoFrame } from '#components/FilmFrame/FilmFrame.tsx'
import { LightboxLink } from '#components/Gallery/Gallery.tsx'
import {
  type BannerColor,
  type BannerBackground,
  bannerBackgrounds,
  isNamedColor,
} from '#lib/banner-backgrounds.ts'
import { from } from '#lib/breakpoints.ts'
import type { EdgeColors, Photo as PhotoValue } from '#lib/model/photo.ts'
import type { Practice } from '#lib/model/practice.ts'
import type { Action } from '#lib/model/text.ts'
import type { Crumb } from '#lib/breadcrumbs.ts'
import type { Site } from '#content-model/site.ts'
import { ButtonLink } from '#components/ui/Button/Button.tsx'
import { Heading } from '#components/ui/Heading/Heading.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { Link } from '#components/ui/Link/Link.tsx'
import { Logo } from '#components/ui/Logo/Logo.tsx'
import { Photo } from '#components/ui/Photo/Photo.tsx'
import { useWords } from '#components/ui/words.ts'
import { noBreak } from '#components/ui/no-break.ts'

export type BannerContent = Site['pages'][number]['banner']

export type BannerProps = Omit<BannerContent, 'plain' | 'map' | 'wall' | 'button'> & {
  kind: 'split' | 'wide' | 'map' | 'text'
  title: string
  subtitle: string
  photo: PhotoValue
  practice?: Practice
  trail?: Crumb[]
  buttons: Action[]
  facts?: string[]
  /** The search field or the first concerns, below the subtitle. */
  children?: ReactNode
  /** What a page compares, shown in place of the figure. */
  subjects?: { name: string; page?: { address: string } }[]
}

/** Text never covers the subject of the picture. */
export function Banner(props: BannerProps) {
  const { kind, trail = [], background, textColor, photo, film, figure, subjects = [] } = props
  const { isDark } = bannerBackgrounds[background]
  const picture = film?.poster ?? photo
  const hasNamedColor = isNamedColor(textColor)
  // A custom color was checked only against the plain background.
  const edgeColors =
    kind === 'split' && background === 'light' && hasNamedColor ? picture.picture.edgeColors : undefined
  const hasAside = kind === 'text' && (figure || subjects.length > 0 || props.children)
  return (
    <div
      className={`relative isolate overflow-hidden banner-${kind} ${subjectOf(picture)} ${backgrounds[background]} ${hasNamedColor ? colors[textColor] : ''}`}
      style={hasNamedColor ? undefined : { color: textColor }}
      data-background={isDark ? 'deep' : undefined}
    >
      {edgeColors ? <BannerBackdrop colors={edgeColors} /> : null}
      {/* It covers the picture, but clicks must reach the film's button. */}
      <div
        className={`banner-content page-width pointer-events-none relative *:pointer-events-auto ${hasAside ? 'tablet:grid tablet:grid-cols-[minmax(0,1fr)_auto] tablet:gap-x-8' : ''}`}
      >
        {trail.length > 0 ? (
          <div className="col-span-full pt-5">
            <Breadcrumbs trail={trail} />
          </div>
        ) : null}
        <BannerText {...props} />
        <BannerAside {...props} />
      </div>
      {kind === 'text' ? null : <BannerPicture {...props} />}
    </div>
  )
}

export const subjectOf = (photo?: PhotoValue) =>
  `subject-${Math.min(Math.floor((photo?.subject ?? 40) / 5) * 5, 60)}`

function BannerText(props: BannerProps) {
  const { kind, title, subtitle, practice, background, buttons } = props
  const { facts = [], children, figure, heroImage, videoUrl } = props
  const { blocks } = useWords()
  const [firstVariant, secondVariant] = bannerBackgrounds[background].isDark
    ? (['inverse', 'outlineInverse'] as const)
    : (['primary', 'outline'] as const)
  return (
    <div className="banner-words grid content-center justify-items-start gap-4 phone:gap-5">
      <Heading level={1}>{splitTitle(title)}</Heading>
      <p className="text-lead">{noBreak(subtitle)}</p>
      {children}
      {kind === 'map' && practice ? (
        <a
          href={`tel:${practice.phone.href}`}
          className="phone-number max-phone:whitespace-normal text-[clamp(min(2.25rem,11.2vw),11.2vw,3.25rem)]"
        >
          {practice.phone.display}
        </a>
      ) : null}
      {buttons.length > 0 ? (
        <div className={`flex flex-wrap gap-3 max-phone:w-full ${figure ? 'max-phone:hidden' : ''}`}>
          {buttons.map((button, index) => (
            <ButtonLink
              key={button.href}
              action={button}
              variant={index === 0 ? firstVariant : secondVariant}
            />
          ))}
        </div>
      ) : null}
      {facts.length > 0 ? (
        <ul
          role="list"
          className="flex flex-wrap items-baseline gap-x-5 border-t border-gold pt-4 text-(length:--text-small) numerals font-medium max-phone:w-full max-phone:justify-between max-phone:pt-3 max-phone:text-tiny"
        >
          {facts.map((fact) => (
            <li key={fact}>{noBreak(fact)}</li>
          ))}
        </ul>
      ) : null}
      {videoUrl ? (
        <LightboxLink href={videoUrl} gallery="banner">
          <Icon name="play" /> {blocks.watchFilm}
        </LightboxLink>
      ) : null}
      {heroImage ? (
        <Photo
          photo={heroImage}
          boxClassName={`w-full ${kind === 'map' ? 'aspect-[5/2] rounded-field' : 'aspect-photo rounded-card'}`}
          sizes={`${from('tablet')} 30rem, 92vw`}
          priority="when-shown"
        />
      ) : null}
    </div>
  )
}

function BannerAside({ kind, background, photo, practice, children, figure, subjects = [] }: BannerProps) {
  if (figure)
    return (
      <p className="banner-figure">
        <span className="numerals font-display text-price">{figure.value}</span> {noBreak(figure.label)}
      </p>
    )
  if (subjects.length > 0)
    return (
      <ul
        role="list"
        className="flex flex-wrap gap-x-5 pb-6 font-display text-subheading text-action tablet:grid tablet:min-w-80 tablet:content-center tablet:divide-y tablet:divide-line tablet:py-8 tablet:text-heading"
      >
        {subjects.map(({ name, page }) => (
          <li key={name} className="tablet:py-2">
            {page ? (
              <Link href={page.address} className={subjectLink}>
                {name}
              </Link>
            ) : (
              noBreak(name)
            )}
          </li>
        ))}
      </ul>
    )
  if (kind === 'text' && children)
    return (
      <div className="w-[min(36vw,30rem)] py-9 max-desk:hidden">
        <Photo
          photo={photo}
          boxClassName="aspect-tall rounded-card"
          sizes="min(36vw, 30rem)"
          tallVersion="always"
          priority="when-shown"
          alt=""
        />
      </div>
    )
  return kind === 'text' && bannerBackgrounds[background].isDark && practice ? (
    <span className="banner-logo">
      <Logo drawing={practice.logo} />
    </span>
  ) : null
}

const backgrounds: Record<BannerBackground, string> = {
  light: 'bg-tint',
  cream: 'bg-cream [--wash:var(--color-cream)]',
  deep: 'on-dark bg-deep [--wash:var(--color-deep)]',
}
const subjectLink =
  'inline-flex min-h-11 items-center underline decoration-gold decoration-1 underline-offset-4 print:inline tablet:no-underline tablet:hover:underline'
const colors: Record<BannerColor, string> = { ink: 'text-ink', light: 'text-light' }

/** A long title breaks after its colon or first comma. */
function splitTitle(title: string) {
  const [topic, ...rest] = title.split(/(?<=:|.{12},) /)
  if (rest.length === 0) return title
  return (
    <>
      <span className="inline-block">{noBreak(topic)}</span>{' '}
      <span className="inline-block">{noBreak(rest.join(' '))}</span>
    </>
  )
}

function BannerPicture({ kind, title, photo, film, videoId, practice }: BannerProps) {
  const { whole, level } = film?.poster ?? photo
  // A split picture has the height of the banner, so it is wider than half of the page.
  const sizes = kind === 'split' ? `${from('desk')} 75rem, 100vw` : '100vw'
  if (kind === 'map')
    return practice?.map ? (
      <div className="banner-picture">
        <ContactMap practice={practice} map={practice.map} wide />
      </div>
    ) : null
  return (
    <div className={`banner-picture ${whole ? 'banner-picture-whole' : ''}`} data-level={level}>
      {film ? (
        <FilmFrame film={film} priority shape="bleed" sizes={sizes} />
      ) : videoId ? (
        <VideoFrame videoId={videoId} title={title} poster={photo} priority shape="bleed" />
      ) : (
        <Photo photo={photo} sizes={sizes} tallVersion="phones" priority alt="" />
      )}
    </div>
  )
}

/** Continues the left edge of a split picture to the page's edge. SVG, because the policy forbids inline styles. */
export function BannerBackdrop({ colors: { color, rows } }: { colors: EdgeColors }) {
  const id = useId()
  return (
    <svg aria-hidden="true" className="absolute inset-0 -z-2 size-full">
      <linearGradient id={id} x2="0" y2="1">
        {rows.map((row, index) => (
          <stop
            // oxlint-disable-next-line react/no-array-index-key -- two rows may have the same color
            key={index}
            offset={`${Math.round(((index + 0.5) / rows.length) * 100)}%`}
            stopColor={row}
          />
        ))}
      </linearGradient>
      <rect width="100%" height="100%" fill={color} />
      {rows.length > 0 ? (
        <rect width="100%" height="100%" fill={`url(#${id})`} className="max-desk:hidden" />
      ) : null}
    </svg>
  )
}
