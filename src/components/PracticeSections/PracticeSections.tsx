import { from } from '#lib/breakpoints.ts'
import type { Practice } from '#lib/model/practice.ts'
import type { Html } from '#lib/model/text.ts'
import type { SectionOf } from '#content-model/schemas/sections.ts'
import { ButtonRow } from '#components/ui/Button/Button.tsx'
import { CheckList } from '#components/ui/CheckList/CheckList.tsx'
import { CaptionedPhoto, Photo } from '#components/ui/Photo/Photo.tsx'
import { PriceText } from '#components/ui/PriceText/PriceText.tsx'
import { Paragraph, Prose } from '#components/ui/Prose/Prose.tsx'
import { SectionHeader, Section } from '#components/ui/Section/Section.tsx'
import { SocialList } from '#components/ui/SocialList/SocialList.tsx'

export type MembershipProps = SectionOf<'membership'> & {
  /** Required by law beside a discount. */
  statement?: Html
}

/** `brief` leaves out the price, which is in the page's banner. */
export function Membership(props: MembershipProps) {
  const { id, title, text, includes, price, note, photo, button, brief, statement } = props
  if (brief)
    return (
      <Section id={id} className="grid gap-x-16 gap-y-4 phone:gap-y-6 desk:grid-cols-aside">
        <div className="grid content-start gap-4">
          <SectionHeader id={id} title={title} intro={text} />
          <ButtonRow action={button} />
        </div>
        <div className="grid content-start gap-4">
          <CheckList items={includes} columns={2} />
          <Paragraph html={note} className="border-t border-line pt-4 text-small text-muted" />
        </div>
        <Paragraph html={statement} className="col-span-full text-tiny text-muted" />
      </Section>
    )
  return (
    <Section
      id={id}
      className="grid-even gap-x-16 gap-y-5 tablet:grid-rows-[auto_1fr] phone:gap-y-8 print:block print:space-y-4"
    >
      <div className="grid content-start gap-4 phone:gap-6">
        <SectionHeader id={id} title={title} intro={text} />
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-4">
          <p className="numerals font-display text-display text-price">
            <PriceText price={price} variant="large" />
          </p>
          <ButtonRow action={button} />
        </div>
        {photo ? (
          <Photo
            photo={photo}
            boxClassName="aspect-[6/5] rounded-card max-tablet:hidden"
            sizes={`${from('wide')} 52rem, 64vw`}
          />
        ) : null}
      </div>
      <div className="grid grid-rows-[1fr_auto] gap-4 rounded-card border border-line bg-card p-5 tablet:row-span-2 phone:gap-6 phone:p-8 [&>ul]:content-between">
        <CheckList items={includes} />
        <Paragraph html={note} className="border-t border-line pt-4 text-small text-muted" />
      </div>
      <Paragraph html={statement} className="col-span-full text-tiny text-muted" />
    </Section>
  )
}

export function Founder({ id, title, subheading, text, caption, photo, button }: SectionOf<'founder'>) {
  return (
    <Section
      id={id}
      className="grid items-start gap-x-between gap-y-4 phone:gap-y-6 tablet:grid-cols-[2fr_3fr] tablet:grid-rows-[auto_1fr] desk:grid-cols-[30rem_1fr] desk:gap-x-16"
    >
      <div className="grid gap-2 tablet:col-start-2">
        <SectionHeader id={id} title={title} />
        {subheading ? <p className="font-display text-subheading text-action">{subheading}</p> : null}
      </div>
      <div className="tablet:col-start-1 tablet:row-span-2 tablet:row-start-1">
        <CaptionedPhoto
          photo={photo}
          boxClassName="aspect-[4/5] rounded-card"
          sizes={`${from('tablet')} 30rem, 92vw`}
          tallVersion="always"
        />
      </div>
      <div className="grid gap-4 phone:gap-6">
        <Prose html={text} variant="lead" />
        <Paragraph html={caption} className="text-subheading" />
        <ButtonRow action={button} />
      </div>
    </Section>
  )
}

export type SocialProps = { id: string; title: string; practice: Pick<Practice, 'social'> }

export function Social({ id, title, practice }: SocialProps) {
  return (
    <Section
      id={id}
      title={title}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 [&_h2]:text-subheading"
    >
      <SocialList profiles={practice.social} variant="names" />
    </Section>
  )
}
