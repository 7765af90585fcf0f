import { largestPicture } from '#lib/largest-picture.ts'
import type { Photo as PhotoValue } from '#lib/model/photo.ts'
import type { Html } from '#lib/model/text.ts'
import { Heading } from '#ui/Heading/Heading.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { CardPhoto } from '#ui/Photo/Photo.tsx'
import { Prose } from '#ui/Prose/Prose.tsx'

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
  return (
    <section aria-labelledby={id} className="grid gap-8">
      <div className="grid gap-4" data-reveal="">
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {intro ? <Prose html={intro} /> : null}
      </div>
      <ul role="list" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {photos.map((photo) => (
          <li key={photo.id} data-reveal="">
            <a
              href={largestPicture(photo.picture)}
              className="glightbox gallery-link relative block aspect-photo overflow-hidden rounded-card bg-tint"
              data-gallery={id}
              data-description={photo.alt}
            >
              <CardPhoto photo={photo} />
              <span className="sr-only">View larger</span>
            </a>
          </li>
        ))}
      </ul>
      {links.length > 0 ? (
        <ul role="list" className="flex flex-wrap gap-x-8 gap-y-2">
          {links.map(({ href, text }) => (
            <li key={href}>
              <a
                href={href}
                data-gallery={id}
                className="glightbox inline-flex min-h-11 items-center gap-2 text-action underline"
              >
                <Icon name={href.startsWith('#') ? 'arrow' : 'play'} /> {text}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
