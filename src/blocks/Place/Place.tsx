import type { Photo as PhotoValue } from '#lib/model/photo.ts'
import type { Action, Html } from '#lib/model/text.ts'
import { ButtonLink } from '#ui/Button/Button.tsx'
import { DrawnNote, Photo } from '#ui/Photo/Photo.tsx'
import { Opening, Section } from '#ui/Section/Section.tsx'

export type PlaceProps = { id: string; title: string; text?: Html; photo: PhotoValue; button?: Action }

/** A place across the whole page, with a few words on a panel before it; below 1024px they stand above it. */
export function Place({ id, title, text, photo, button }: PlaceProps) {
  return (
    <Section id={id} className="place">
      <div className="page-width over-picture">
        <div className="place-words grid justify-items-start gap-4">
          <Opening id={id} title={title} intro={text} />
          {button ? <ButtonLink action={button} /> : null}
        </div>
      </div>
      <div className="place-picture bg-tint" data-level={photo.level}>
        <Photo photo={photo} sizes="100vw" upright="phones" />
        <DrawnNote photo={photo} />
      </div>
    </Section>
  )
}
