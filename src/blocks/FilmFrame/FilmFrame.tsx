import type { Film } from '#lib/model/photo.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Photo } from '#ui/Photo/Photo.tsx'

/**
 * A silent loop over its photograph. The photograph is what everyone gets; FilmFrame.client.ts lays the
 * film over it on wide windows, unless the visitor asked for stillness or for fewer bytes.
 */
export function FilmFrame({ film, priority = false, shape = 'card' }: { film: Film; priority?: boolean; shape?: 'card' | 'bleed' }) {
  const box = shape === 'card' ? 'relative aspect-film overflow-hidden rounded-card bg-tint' : 'absolute inset-0 bg-tint'
  return (
    <div className={box} data-film={film.src}>
      <Photo
        photo={film.poster}
        sizes={shape === 'card' ? '(width >= 80rem) 75rem, 92vw' : '100vw'}
        priority={priority}
        alt={film.text}
      />
      <button
        type="button"
        hidden
        data-film-toggle=""
        className="absolute right-4 bottom-4 z-10 inline-flex min-h-11 items-center gap-2 rounded-pill bg-card/90 px-4 text-small font-medium text-ink"
      >
        <span data-film-icon="pause">
          <Icon name="pause" />
        </span>
        <span data-film-icon="play" hidden>
          <Icon name="play" />
        </span>
        <span data-film-label="">Pause film</span>
      </button>
    </div>
  )
}
