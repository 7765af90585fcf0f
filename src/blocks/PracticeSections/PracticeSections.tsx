import type { Photo as PhotoValue } from '#lib/model/photo.ts'
import type { SocialProfile } from '#lib/model/practice.ts'
import type { Price } from '#lib/model/price.ts'
import type { Action, Html } from '#lib/model/text.ts'
import { ButtonRow } from '#ui/Button/Button.tsx'
import { CheckList } from '#ui/CheckList/CheckList.tsx'
import { Photo, besideWords } from '#ui/Photo/Photo.tsx'
import { PriceText } from '#ui/PriceText/PriceText.tsx'
import { Line, Paragraph, Prose } from '#ui/Prose/Prose.tsx'
import { Opening, Section } from '#ui/Section/Section.tsx'
import { SocialList } from '#ui/SocialList/SocialList.tsx'

export type MembershipProps = {
  id: string
  title: string
  text: Html
  includes: Html[]
  price: Price
  note: Html
  button: Action
  /** What the law wants beside a discount. */
  statement?: Html
}

/** The flat fee and what it covers. */
export function Membership({ id, title, text, includes, price, note, button, statement }: MembershipProps) {
  return (
    <Section id={id} className="grid-even gap-x-16 gap-y-5 phone:gap-y-8">
      <div className="grid content-start gap-4 phone:gap-6">
        <Opening id={id} title={title} intro={text} />
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-4">
          <p className="numerals font-display text-display text-price">
            <PriceText price={price} look="large" />
          </p>
          <ButtonRow action={button} />
        </div>
      </div>
      {/* As high as the words beside it, and what it lists spread over all of it. */}
      <div className="grid grid-rows-[1fr_auto] gap-4 rounded-card border border-line bg-card p-5 phone:gap-6 phone:p-8 [&>ul]:content-between">
        <CheckList items={includes} />
        <Paragraph html={note} className="border-t border-line pt-4 text-small text-muted" />
      </div>
      <Paragraph html={statement} className="text-tiny text-muted tablet:col-span-full" />
    </Section>
  )
}

export type FounderProps = {
  id: string
  title: string
  text: Html
  photo?: PhotoValue
  caption: Html
}

/** A note from the founder: beside a portrait, or set as a letter, which the caption signs. */
export function Founder({ id, title, text, photo, caption }: FounderProps) {
  return (
    <Section id={id} className={`${photo ? 'grid-split' : 'grid'} items-start gap-y-8`}>
      <div className={`gap-6 ${photo ? 'grid max-w-text' : 'letter'}`}>
        <Opening id={id} title={title} />
        <Prose html={text} look="lead" />
        {photo ? null : <Paragraph html={caption} className="font-display" />}
      </div>
      {photo ? (
        <figure className="grid gap-3">
          <div className="text-picture relative overflow-hidden rounded-card bg-tint">
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

export type AwardsProps = {
  id: string
  title: string
  intro: Html
  awards: { name: string; by: string; year: number }[]
}

/** Awards with who gave them and when. */
export function Awards({ id, title, intro, awards }: AwardsProps) {
  return (
    <Section id={id} className="@container">
      <div className="grid grid-cols-1 gap-x-16 gap-y-4 @row:grid-cols-aside">
        <Opening id={id} title={title} />
        <div className="grid content-start gap-4">
          <Prose html={intro} />
          {awards.length > 0 ? (
            <ul role="list" className="divide-y divide-line border-y border-line">
              {awards.map((award) => (
                <li key={award.name + award.year} className="flex justify-between gap-4 py-4">
                  <span>
                    {award.name}, {award.by}
                  </span>
                  <span className="numerals text-muted">{award.year}</span>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
    </Section>
  )
}

export type SocialProps = { id: string; title: string; text?: Html; profiles: SocialProfile[] }

/** The profiles, as words and not as icons alone. */
export function Social({ id, title, text, profiles }: SocialProps) {
  return (
    <Section id={id} title={title} className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
      <Paragraph html={text} className="max-w-text" />
      <SocialList profiles={profiles} look="names" />
    </Section>
  )
}
