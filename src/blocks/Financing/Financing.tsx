import type { Photo as PhotoValue } from '#lib/model/photo.ts'
import type { Action, Html } from '#lib/model/text.ts'
import { ButtonLink } from '#ui/Button/Button.tsx'
import { Heading } from '#ui/Heading/Heading.tsx'
import { Photo } from '#ui/Photo/Photo.tsx'
import { Line, Prose } from '#ui/Prose/Prose.tsx'
import { mark } from '#lib/mark.ts'
import { reveal } from '#ui/Section/Section.names.ts'

export type FinancingProps = {
  id: string
  title: string
  text: Html
  terms: Html
  photo: PhotoValue
  button: Action
}

/** The healthcare credit card: the offer, and its terms in the same breath. */
export function Financing({ id, title, text, terms, photo, button }: FinancingProps) {
  return (
    <section aria-labelledby={id} className="grid-even items-center gap-x-16 gap-y-8" {...mark(reveal)}>
      <div className="relative aspect-photo overflow-hidden rounded-card bg-tint">
        <Photo photo={photo} sizes="(width >= 48rem) 36rem, 92vw" />
      </div>
      <div className="grid gap-6">
        <Heading level={2} id={id}>
          {title}
        </Heading>
        <Prose html={text} />
        <p className="border-l-2 border-gold pl-4 text-small text-muted">
          <Line html={terms} />
        </p>
        <p>
          <ButtonLink href={button.href} external={button.external}>
            {button.text}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
