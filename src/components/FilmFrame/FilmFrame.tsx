import { from } from '#lib/breakpoints.ts'
import type { Film, Photo as PhotoValue } from '#lib/model/photo.ts'
import { watchAddress } from '#lib/video-site.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { Link } from '#components/ui/Link/Link.tsx'
import { Photo, type PhotoProps, type PictureSource, pictureSources } from '#components/ui/Photo/Photo.tsx'
import { useWords } from '#components/ui/words.ts'

type Shape = keyof typeof shapes

export type FilmFrameProps = {
  film: Film
  priority?: PhotoProps['priority']
  shape?: Shape
  sizes?: string
}

export function FilmFrame({ film, priority = false, shape = 'card', sizes }: FilmFrameProps) {
  const { films } = useWords()
  const { text, poster, src, small } = film
  return (
    <div
      className={shapes[shape]}
      data-film={src}
      data-film-small={small}
      data-film-wide={shape === 'bleed' ? '' : undefined}
    >
      <Photo
        photo={poster}
        {...(shape === 'bleed' ? inBanner : { sizes: widths[shape] })}
        {...(sizes && { sizes })}
        priority={priority}
        alt={text}
      />
      <MotionToggle words={films} className={inCorner} />
    </div>
  )
}

const inBanner = { sizes: '100vw', tallVersion: 'phones' } as const

/** For a preload of the poster of a film in the home page's banner. */
export function posterSources({ poster }: Film): PictureSource[] {
  return pictureSources({ photo: poster, ...inBanner })
}

const shapes = {
  card: 'relative aspect-film overflow-hidden rounded-card bg-tint',
  /** From the text to the edges of its band. */
  edge: 'relative aspect-film overflow-hidden bg-tint max-desk:-mx-gutter max-desk:-mb-9 tablet:max-desk:-mb-24 desk:-my-24 desk:aspect-auto desk:min-h-[32vw] desk:self-stretch desk:mr-[calc(-1*max(var(--spacing-gutter),(100vw-var(--container-page))/2))]',
  /** Fills the banner. */
  bleed: 'absolute inset-0',
} as const

const widths = {
  card: `${from('desk')} 46rem, 92vw`,
  edge: `${from('desk')} 65vw, 100vw`,
}

const toggleClass = 'motion-toggle grid size-11 place-items-center text-ink'
const inCorner = 'absolute right-4 bottom-4 z-10'

type MotionToggleProps = { words: { pause: string; play: string }; className?: string }

export function MotionToggle({ words, className = '' }: MotionToggleProps) {
  return (
    <button type="button" hidden data-motion-toggle="playing" className={`${toggleClass} ${className}`}>
      {(['pause', 'play'] as const).map((name) => (
        <ToggleFace key={name} name={name} label={words[name]} />
      ))}
    </button>
  )
}

/** The transparent border becomes visible in forced colors, which remove the background. */
function ToggleFace({ name, label }: { name: 'pause' | 'play'; label: string }) {
  return (
    <span className="grid size-[2.5rem] place-items-center rounded-pill border border-transparent bg-card-veil">
      <Icon name={name} />
      <span className="sr-only">{label}</span>
    </span>
  )
}

export type VideoFrameProps = {
  videoId: string
  title: string
  poster: PhotoValue
  priority?: PhotoProps['priority']
  shape?: Shape
}

/** The video site is contacted only after a click, unless integrations.yaml lets banner films autoplay. */
export function VideoFrame({ videoId, title, poster, priority = false, shape = 'card' }: VideoFrameProps) {
  const { films, lightbox } = useWords()
  const bleed = shape === 'bleed'
  return (
    <div className={shapes[shape]} data-video={videoId} data-video-title={title}>
      <Photo
        photo={poster}
        sizes={bleed ? `${from('desk')} max(50vw, 41rem), 100vw` : `${from('desk')} 30rem, 92vw`}
        priority={priority}
        alt=""
      />
      <a
        href={watchAddress(videoId)}
        className={`absolute inset-0 grid place-items-center p-4 ${bleed ? 'justify-items-end above-768 desk:pr-24' : ''}`}
      >
        <span className="inline-flex min-h-12 items-center gap-2 rounded-pill bg-card px-6 font-medium text-ink">
          <Icon name="play" /> {films.playTitle(title)}
        </span>
      </a>
      {bleed ? (
        <button type="button" hidden className={`${toggleClass} ${inCorner}`}>
          <ToggleFace name="pause" label={films.pause} />
        </button>
      ) : null}
      <p
        hidden
        role="status"
        className={`absolute right-4 bottom-4 z-10 rounded-field bg-card p-4 text-small ${bleed ? '' : 'left-4'}`}
      >
        {films.silent}{' '}
        <Link href={watchAddress(videoId)} external className="underline">
          {lightbox.elsewhere}
        </Link>
      </p>
    </div>
  )
}
