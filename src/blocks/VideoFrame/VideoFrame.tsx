import { from } from '#lib/breakpoints.ts'
import type { Photo as PhotoValue } from '#lib/model/photo.ts'
import { watchAddress } from '#lib/video-site.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Photo } from '#ui/Photo/Photo.tsx'
import { behaviour } from '#lib/island.ts'
import { mark } from '#lib/mark.ts'
import * as names from './VideoFrame.names.ts'
import { useWords } from '#ui/words.ts'

export type VideoFrameProps = {
  videoId: string
  title: string
  poster: PhotoValue
  priority?: boolean
  /** In a banner ('bleed') the film is offered above 768px only, and right of the fade; below stands the photograph alone. */
  shape?: 'card' | 'bleed'
}

/**
 * A film of the video site behind a local poster: nothing is asked of that site before the visitor presses play, unless
 * the practice lets films of banners play by themselves (integrations.yaml). Such a film can be stopped.
 */
export function VideoFrame({ videoId, title, poster, priority = false, shape = 'card' }: VideoFrameProps) {
  const { films, frame } = useWords()
  const bleed = shape === 'bleed'
  return (
    <div
      className={bleed ? 'absolute inset-0' : 'relative aspect-film overflow-hidden rounded-card bg-tint'}
      {...behaviour('blocks/VideoFrame/VideoFrame', 'near')}
      {...mark(names.video, videoId)}
      {...mark(names.videoTitle, title)}
    >
      <Photo
        photo={poster}
        sizes={bleed ? `${from('desk')} max(50vw, 41rem), 100vw` : `${from('desk')} 30rem, 92vw`}
        priority={priority}
        alt=""
      />
      <a
        href={watchAddress(videoId)}
        {...mark(names.videoPlay)}
        className={`absolute inset-0 grid place-items-center p-4 ${bleed ? 'justify-items-end above-768 desk:pr-24' : ''}`}
      >
        <span className="inline-flex min-h-12 items-center gap-2 rounded-pill bg-card px-6 font-medium text-ink">
          <Icon name="play" /> {films.playTitle(title)}
        </span>
      </a>
      {bleed ? (
        <button
          type="button"
          hidden
          {...mark(names.videoStop)}
          className="film-toggle absolute right-4 bottom-4 z-10 min-h-11 items-center gap-2 rounded-pill bg-card px-4 text-small font-medium text-ink"
        >
          <Icon name="pause" /> {films.pause}
        </button>
      ) : null}
      <p
        hidden
        role="status"
        {...mark(names.videoSilent)}
        className={`absolute right-4 bottom-4 z-10 rounded-field bg-card p-4 text-small ${bleed ? '' : 'left-4'}`}
      >
        {films.silent}{' '}
        <a href={watchAddress(videoId)} target="_blank" rel="noopener" className="underline">
          {films.elsewhere}
          <span className="sr-only">{frame.newTab}</span>
        </a>
      </p>
    </div>
  )
}
