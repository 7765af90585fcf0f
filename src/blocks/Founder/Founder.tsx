import type { Photo as PhotoValue } from '#lib/model/photo.ts'
import type { Action, Html } from '#lib/model/text.ts'
import { ButtonLink } from '#ui/Button/Button.tsx'
import { Heading } from '#ui/Heading/Heading.tsx'
import { Photo } from '#ui/Photo/Photo.tsx'
import { Line, Prose } from '#ui/Prose/Prose.tsx'
import { mark } from '#lib/mark.ts'
import { reveal } from '#ui/Section/Section.names.ts'

export type FounderProps = {
  id: string
  title: string
  text: Html
  photo: PhotoValue
  caption: Html
  button?: Action
}

/** A note from the founder beside the slot for a portrait. */
export function Founder({ id, title, text, photo, caption, button }: FounderProps) {
  return (
    <section aria-labelledby={id} className="grid-split items-center gap-x-16 gap-y-8" {...mark(reveal)}>
      <div className="grid gap-6">
        <Heading level={2} id={id} look="title">
          {title}
        </Heading>
        <Prose html={text} look="lead" />
        {button ? (
          <p>
            <ButtonLink href={button.href} external={button.external}>
              {button.text}
            </ButtonLink>
          </p>
        ) : null}
      </div>
      <figure className="grid gap-3">
        <div className="relative aspect-tall overflow-hidden rounded-card bg-tint">
          <Photo photo={photo} sizes="(width >= 64rem) 30rem, 92vw" />
        </div>
        <figcaption className="text-small text-muted">
          <Line html={caption} />
        </figcaption>
      </figure>
    </section>
  )
}
