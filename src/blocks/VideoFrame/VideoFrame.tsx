import type { Photo as PhotoValue } from '#lib/model/photo.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Photo } from '#ui/Photo/Photo.tsx'

type VideoFrameProps = { videoId: string; title: string; poster: PhotoValue }

/** A film of the video site behind a local poster: nothing is asked of that site before the visitor presses play. */
export function VideoFrame({ videoId, title, poster }: VideoFrameProps) {
  return (
    <a
      href={`https://www.youtube.com/watch?v=${videoId}`}
      data-video={videoId}
      data-video-title={title}
      className="relative block aspect-film overflow-hidden rounded-card bg-tint"
    >
      <Photo photo={poster} sizes="(width >= 64rem) 30rem, 92vw" alt="" />
      <span className="absolute inset-0 grid place-items-center">
        <span className="inline-flex min-h-12 items-center gap-2 rounded-pill bg-card px-6 font-medium text-ink">
          <Icon name="play" /> Play: {title}
        </span>
      </span>
    </a>
  )
}
