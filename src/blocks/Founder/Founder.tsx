import type { Photo as PhotoValue } from '#lib/model/photo.ts'
import type { Action, Html } from '#lib/model/text.ts'
import { ButtonRow } from '#ui/Button/Button.tsx'
import { besideWords, Photo } from '#ui/Photo/Photo.tsx'
import { Line, Paragraph, Prose } from '#ui/Prose/Prose.tsx'
import { Opening, Section } from '#ui/Section/Section.tsx'

export type FounderProps = {
  id: string
  title: string
  text: Html
  photo?: PhotoValue
  caption: Html
  button?: Action
  /** 'turned': the picture on the left. */
  arrangement?: 'usual' | 'turned'
}

/** A note from the founder: beside a portrait, or set as a letter, which the caption signs. */
export function Founder({ id, title, text, photo, caption, button, arrangement }: FounderProps) {
  const columns = arrangement === 'turned' ? 'split-turned' : 'grid-split'
  return (
    <Section id={id} className={`${photo ? columns : 'grid'} items-start gap-y-8`}>
      <div className="grid max-w-text gap-6">
        <Opening id={id} title={title} />
        <Prose html={text} look="lead" />
        {photo ? null : <Paragraph html={caption} className="font-display" />}
        <ButtonRow action={button} />
      </div>
      {photo ? (
        <figure className="grid gap-3">
          <div className="text-picture picture-square relative overflow-hidden rounded-card bg-tint">
            <Photo photo={photo} sizes={besideWords.page} upright="always" />
          </div>
          <figcaption className="text-small text-muted">
            <Line html={caption} />
          </figcaption>
        </figure>
      ) : null}
    </Section>
  )
}
