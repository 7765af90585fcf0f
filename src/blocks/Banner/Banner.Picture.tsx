import { FilmFrame } from '#blocks/FilmFrame/FilmFrame.tsx'
import { VideoFrame } from '#blocks/VideoFrame/VideoFrame.tsx'
import { DrawnNote, Photo } from '#ui/Photo/Photo.tsx'
import type { BannerProps } from './Banner.tsx'

/** The picture, film or outside film of a banner; a place that is drawn says so. */
export function BannerPicture(props: Pick<BannerProps, 'kind' | 'title' | 'photo' | 'film' | 'videoId'>) {
  const poster = props.film?.poster ?? props.photo
  return (
    <div className="banner-picture" data-level={poster.level}>
      <Shown {...props} />
      <DrawnNote photo={poster} />
    </div>
  )
}

/** Wider than its half of the page: it covers the banner's height. */
const splitSizes = '(width >= 64rem) clamp(46rem, 53.4vw, 60rem), 100vw'

/** From edge to edge, up to a limit. */
const placeSizes = '(width >= 125rem) 116rem, 100vw'

function Shown({
  kind,
  title,
  photo,
  film,
  videoId,
}: Pick<BannerProps, 'kind' | 'title' | 'photo' | 'film' | 'videoId'>) {
  const sizes = kind === 'split' ? splitSizes : placeSizes
  if (film) return <FilmFrame film={film} priority shape="bleed" sizes={sizes} />
  if (videoId) return <VideoFrame videoId={videoId} title={title} poster={photo} priority shape="bleed" />
  return <Photo photo={photo} sizes={sizes} upright="phones" priority alt="" />
}
