import { from } from '#lib/breakpoints.ts'
import type { Photo as PhotoValue } from '#lib/model/photo.ts'
import type { Action, Html } from '#lib/model/text.ts'
import { ButtonLink } from '#ui/Button/Button.tsx'
import { Photo } from '#ui/Photo/Photo.tsx'
import { Line } from '#ui/Prose/Prose.tsx'
import { Opening, Section } from '#ui/Section/Section.tsx'

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
    <Section id={id} className="grid-even items-start gap-x-16 gap-y-8">
      <div className="relative aspect-photo overflow-hidden rounded-card bg-tint max-tablet:hidden">
        <Photo photo={photo} sizes={`${from('wide')} 47.5rem, 59vw`} />
      </div>
      <div className="grid gap-6">
        <Opening id={id} title={title} intro={text} />
        <p className="border-l-2 border-gold pl-4 text-small text-muted">
          <Line html={terms} />
        </p>
        <p>
          <ButtonLink action={button} />
        </p>
      </div>
    </Section>
  )
}
