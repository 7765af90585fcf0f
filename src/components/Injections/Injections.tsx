import { from } from '#lib/breakpoints.ts'
import type { ReactNode } from 'react'
import { formatPriceInText } from '#lib/money.ts'
import type { SectionOf } from '#content-model/schemas/sections.ts'
import type { Site } from '#content-model/site.ts'
import { Heading } from '#components/ui/Heading/Heading.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { Photo } from '#components/ui/Photo/Photo.tsx'
import { InlineHtml, Paragraph, Prose } from '#components/ui/Prose/Prose.tsx'
import { Section } from '#components/ui/Section/Section.tsx'
import { useWords } from '#components/ui/words.ts'
import { noBreak } from '#components/ui/no-break.ts'

export type Injection = Site['injections'][number]
type InjectionsProps = SectionOf<'injections'> & Pick<Site, 'injections'>

export function Injections({ id, title, intro, injections }: InjectionsProps) {
  return (
    <Section id={id} title={title} intro={intro} className="grid gap-6 phone:gap-8" reveal="parts">
      <ul role="list" className="divide-y divide-line border-y border-line">
        {injections.map((injection) => (
          <li
            key={injection.id}
            id={injection.id}
            className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-x-4 gap-y-3 py-5 tablet:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] tablet:grid-rows-[auto_1fr] tablet:gap-x-12 phone:py-8"
          >
            <Photo
              photo={injection.photo}
              boxClassName="aspect-square rounded-field tablet:row-span-2 tablet:aspect-photo tablet:rounded-card"
              sizes={`${from('desk')} 32rem, ${from('tablet')} 24rem, 11rem`}
              maxWidth={1280}
              alt=""
            />
            <InjectionBody {...injection} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function InjectionBody({ title, description, status, bullets, caution, frequency, prices }: Injection) {
  const { costs, injections, money } = useWords()
  const priceTexts = prices.map((price) => formatPriceInText(price, money)).join(money.or) || money.ask
  const namedPriceTexts = prices
    .map((price) => `${price.name}: ${formatPriceInText(price, money)}`)
    .join(money.or)
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 wrap-anywhere max-tablet:self-center">
        <Heading level={3}>{title}</Heading>
        <p className="numerals font-display text-[1.75rem] leading-[1.2] text-price">{priceTexts}</p>
      </div>
      <div className="col-span-full grid content-start gap-3 phone:gap-4 tablet:col-span-1">
        <Prose html={description} />
        <ul role="list" className="grid gap-2 phone:gap-3">
          {bullets.map(({ icon = 'check', lead, text }) => (
            <li key={text} className="flex gap-3">
              <Icon name={icon} className="h-[1lh] text-ok" />
              <span>
                {lead ? <strong className="font-strong">{noBreak(lead)}: </strong> : null}
                <InlineHtml html={text} />
              </span>
            </li>
          ))}
        </ul>
        <Paragraph html={caution} className="text-small text-muted" />
        <dl className="grid gap-x-8 gap-y-3 border-t border-line pt-4 grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))]">
          <Fact term={injections.frequency}>{frequency}</Fact>
          {prices.length > 1 ? <Fact term={costs.cost}>{namedPriceTexts}</Fact> : null}
          <Fact term={injections.status}>
            <InlineHtml html={status} />
          </Fact>
        </dl>
      </div>
    </>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-tiny font-medium text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
