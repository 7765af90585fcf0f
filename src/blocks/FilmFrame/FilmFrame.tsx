import { from } from '#lib/breakpoints.ts'
import { VideoFrame } from '#blocks/VideoFrame/VideoFrame.tsx'
import type { Film } from '#lib/model/photo.ts'
import { videoIdOf } from '#lib/video-site.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { DrawnNote, Photo, type PhotoProps } from '#ui/Photo/Photo.tsx'
import { behaviour } from '#lib/island.ts'
import { mark } from '#lib/mark.ts'
import * as names from './FilmFrame.names.ts'
import { useWords } from '#ui/words.ts'

export type FilmFrameProps = {
  film: Film
  priority?: PhotoProps['priority']
  /** 'card' is a picture of the page; 'bleed' fills the banner it stands in. */
  shape?: 'card' | 'bleed'
  /** How wide its photograph is drawn. */
  sizes?: string
}

/**
 * A silent loop over its photograph. The photograph is what everyone gets; FilmFrame.behaviour.ts lays the film over it on
 * wide windows, unless the visitor asked for stillness or for fewer bytes. A film of the video site waits for a click.
 */
export function FilmFrame({ film, priority = false, shape = 'card', sizes }: FilmFrameProps) {
  const { films } = useWords()
  const videoId = videoIdOf(film.src)
  if (videoId) {
    return (
      <VideoFrame
        videoId={videoId}
        title={film.text}
        poster={film.poster}
        priority={priority === true}
        shape={shape}
      />
    )
  }
  return (
    <div
      className={
        shape === 'card' ? 'relative aspect-film overflow-hidden rounded-card bg-tint' : 'absolute inset-0'
      }
      {...behaviour('blocks/FilmFrame/FilmFrame', 'later')}
      {...mark(names.film, film.src)}
      {...(film.small ? mark(names.filmSmall, film.small) : {})}
    >
      <Photo
        photo={film.poster}
        sizes={sizes ?? (shape === 'card' ? `${from('desk')} 46rem, 92vw` : '100vw')}
        upright={shape === 'bleed' ? 'phones' : 'never'}
        priority={priority}
        alt={film.text}
      />
      {shape === 'card' ? <DrawnNote photo={film.poster} /> : null}
      <button
        type="button"
        hidden
        {...mark(names.filmToggle, 'playing')}
        {...mark(names.filmWords, JSON.stringify({ playing: films.pause, paused: films.play }))}
        className="film-toggle absolute right-4 bottom-4 z-10 min-h-11 items-center gap-2 rounded-pill bg-card/90 px-4 text-small font-medium text-ink"
      >
        <Icon name="pause" />
        <Icon name="play" />
        <span {...mark(names.filmLabel)}>{films.pause}</span>
      </button>
    </div>
  )
}
