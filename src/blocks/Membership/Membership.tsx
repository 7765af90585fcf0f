import { formatMoney } from '#lib/money.ts'
import type { Price } from '#lib/model/price.ts'
import type { Action, Html } from '#lib/model/text.ts'
import { ButtonLink } from '#ui/Button/Button.tsx'
import { CheckList } from '#ui/CheckList/CheckList.tsx'
import { Heading } from '#ui/Heading/Heading.tsx'
import { Line, Prose } from '#ui/Prose/Prose.tsx'
import { mark } from '#lib/mark.ts'
import { reveal } from '#ui/Section/Section.names.ts'

export type MembershipProps = {
  id: string
  title: string
  text: Html
  includes: Html[]
  price: Price
  note: Html
  button: Action
}

/** The flat fee and what it covers. */
export function Membership({ id, title, text, includes, price, note, button }: MembershipProps) {
  return (
    <section aria-labelledby={id} className="grid-even gap-x-16 gap-y-8" {...mark(reveal)}>
      <div className="grid content-start gap-6">
        <Heading level={2} id={id} look="title">
          {title}
        </Heading>
        <Prose html={text} />
        <p className="numerals font-display text-display text-accent">
          {formatMoney(price.amount)}{' '}
          <span className="font-text text-body tracking-normal text-muted">per month</span>
        </p>
        <p>
          <ButtonLink href={button.href} external={button.external}>
            {button.text}
          </ButtonLink>
        </p>
      </div>
      <div className="grid content-start gap-6 rounded-card border border-line bg-card p-6 sm:p-8">
        <CheckList items={includes} />
        <p className="border-t border-line pt-4 text-small text-muted">
          <Line html={note} />
        </p>
      </div>
    </section>
  )
}
