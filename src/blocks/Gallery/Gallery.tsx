import type { Photo as PhotoValue } from '#lib/model/photo.ts'
import type { Html } from '#lib/model/text.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { CardPhoto } from '#ui/Photo/Photo.tsx'
import { mark } from '#lib/mark.ts'
import { reveal } from '#ui/Section/Section.names.ts'
import { LightboxLink } from '#blocks/LightboxLink/LightboxLink.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { useWords } from '#ui/words.ts'

export type GalleryProps = {
  id: string
  title: string
  intro?: Html
  photos: PhotoValue[]
  /** Links to what is no picture: an mp4, a film on the video site, or `#id` for a part of this page. */
  links?: { href: string; text: string }[]
}

/** Pictures that open large: in the lightbox with a script, as plain picture files without. */
export function Gallery({ id, title, intro, photos, links = [] }: GalleryProps) {
  const { blocks } = useWords()
  return (
    <Section id={id} title={title} intro={intro} className="grid gap-8" reveal="opening">
      {/* In pairs on a phone, an odd first one across both; in threes elsewhere. */}
      <ul role="list" className="grid grid-cols-2 gap-3 phone:grid-cols-3 phone:gap-4">
        {photos.map((photo) => (
          <li key={photo.id} {...mark(reveal)} className="max-phone:first:nth-last-[odd]:col-span-full">
            <LightboxLink href={photo.picture.src} gallery={id} description={photo.alt} look="picture">
              <CardPhoto photo={photo} />
              <span className="sr-only">{blocks.viewLarger}</span>
            </LightboxLink>
          </li>
        ))}
      </ul>
      {links.length > 0 ? (
        <ul role="list" className="linked flex flex-wrap gap-x-8 gap-y-2">
          {links.map(({ href, text }) => (
            <li key={href}>
              {/* Turned through apart from the pictures, which need no player. */}
              <LightboxLink href={href} gallery={`${id}-more`} look="film">
                <Icon name={href.startsWith('#') ? 'arrow' : 'play'} /> {text}
              </LightboxLink>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  )
}
