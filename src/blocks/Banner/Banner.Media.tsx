import { LightboxLink } from '#blocks/LightboxLink/LightboxLink.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Photo } from '#ui/Photo/Photo.tsx'
import type { BannerProps } from './Banner.tsx'
import { useWords } from '#ui/words.ts'

/** What may stand under a banner's words: a film that opens large, and a picture of its own. */
export function BannerMedia({
  heroImage,
  videoUrl,
  look,
}: Pick<BannerProps, 'heroImage' | 'videoUrl' | 'look'>) {
  const { blocks } = useWords()
  return (
    <>
      {videoUrl ? (
        <LightboxLink href={videoUrl} gallery="banner" look={look === 'deep' ? 'film-on-dark' : 'film'}>
          <Icon name="play" /> {blocks.watchFilm}
        </LightboxLink>
      ) : null}
      {heroImage ? (
        <div className="relative aspect-photo w-full overflow-hidden rounded-card bg-tint">
          <Photo photo={heroImage} sizes="(width >= 48rem) 30rem, 92vw" />
        </div>
      ) : null}
    </>
  )
}
