import { from } from '#lib/breakpoints.ts'
import type { ReactNode } from 'react'
import { sayPrice } from '#lib/money.ts'
import type { SectionOf } from '#reading/schemas/sections.ts'
import type { Site } from '#reading/site.ts'
import { Heading } from '#ui/Heading/Heading.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Photo } from '#ui/Photo/Photo.tsx'
import { Line, Paragraph, Prose } from '#ui/Prose/Prose.tsx'
import { mark } from '#lib/mark.ts'
import { cardRow, place, reveal } from '#ui/Section/Section.names.ts'
import { Section } from '#ui/Section/Section.tsx'
import { useWords } from '#ui/words.ts'
import { Whole } from '#ui/Whole/Whole.tsx'

export type Injection = Site['injections'][number]
export type InjectionsProps = SectionOf<'injections'> & Pick<Site, 'injections'>

export function Injections({ id, title, intro, injections }: InjectionsProps) {
  const { blocks } = useWords()
  return (
    <Section id={id} title={title} intro={intro} className="grid gap-6 phone:gap-8" reveal="parts">
      <ul role="list" className="grid-even gap-6" {...mark(reveal)} {...cardRow}>
        {injections.map((injection, index) => (
          <li
            key={injection.id}
            id={injection.id}
            {...mark(place, blocks.placeOf(index + 1, injections.length))}
            className="flex flex-col overflow-hidden rounded-card border border-line bg-card"
          >
            <Photo
              photo={injection.photo}
              box="aspect-film"
              sizes={`${from('desk')} 36rem, ${from('tablet')} 46vw, 92vw`}
              alt=""
            />
            <Body {...injection} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Body({ title, description, status, bullets, caution, frequency, prices }: Injection) {
  const { costs, injections, money } = useWords()
  return (
    <div className="grid grow content-start gap-5 p-6">
      <Heading level={3}>{title}</Heading>
      <Prose html={description} />
      <ul role="list" className="grid gap-3">
        {bullets.map(({ icon = 'check', lead, text }) => (
          <li key={text} className="flex gap-3">
            <Icon name={icon} tone="h-[1lh] text-ok" />
            <span>
              {lead ? (
                <strong className="font-strong">
                  <Whole>{lead}</Whole>:{' '}
                </strong>
              ) : null}
              <Line html={text} />
            </span>
          </li>
        ))}
      </ul>
      <Paragraph html={caution} className="text-small text-muted" />
      <dl className="grid gap-2 border-t border-line pt-4">
        <Row term={injections.frequency}>{frequency}</Row>
        <Row term={costs.cost}>
          <span className="numerals text-price">
            {prices
              .map((price) => `${prices.length > 1 ? `${price.name}: ` : ''}${sayPrice(price, money)}`)
              .join(money.or) || money.ask}
          </span>
        </Row>
        <Row term={injections.status}>
          <Line html={status} />
        </Row>
      </dl>
    </div>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6">
      <dt className="text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
