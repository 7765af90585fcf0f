import type { Photo as PhotoValue } from '#lib/model/photo.ts'
import type { Html } from '#lib/model/text.ts'
import { Heading } from '#ui/Heading/Heading.tsx'
import { Photo } from '#ui/Photo/Photo.tsx'
import { Prose } from '#ui/Prose/Prose.tsx'

export type GalleryProps = { id: string; title: string; intro?: Html; photos: PhotoValue[] }

/** Pictures that open large: in the lightbox with a script, as plain picture files without. */
export function Gallery({ id, title, intro, photos }: GalleryProps) {
  return (
    <section aria-labelledby={id} className="grid gap-8">
      <div className="grid gap-4" data-reveal="">
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {intro ? <Prose html={intro} /> : null}
      </div>
      <ul role="list" className="grid-cards gap-4">
        {photos.map((photo) => (
          <li key={photo.id} data-reveal="">
            <a
              href={photo.picture.src}
              className="glightbox relative block aspect-photo overflow-hidden rounded-card bg-tint"
              data-gallery={id}
              data-description={photo.alt}
            >
              <Photo photo={photo} sizes="(width >= 64rem) 24rem, (width >= 40rem) 46vw, 92vw" />
              <span className="sr-only">View larger</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
