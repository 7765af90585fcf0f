import type { SectionOf } from '#content-model/schemas/sections.ts'
import type { Site } from '#content-model/site.ts'
import { PanelSummary } from '#components/ui/Panel/Panel.tsx'
import { slug } from '#lib/slug.ts'
import { ButtonLink } from '#components/ui/Button/Button.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { Paragraph } from '#components/ui/Prose/Prose.tsx'
import { Section } from '#components/ui/Section/Section.tsx'
import { useWords } from '#components/ui/words.ts'
import { Link } from '#components/ui/Link/Link.tsx'

type ConcernGroup = Site['start'][number]
type Concern = ConcernGroup['concerns'][number]
export type StartProps = SectionOf<'start'> & Pick<Site, 'start'>

export function FirstConcerns({ start: groups }: Pick<StartProps, 'start'>) {
  const first = groups.flatMap(({ concerns }) => concerns.filter((concern) => concern.first))
  return (
    <div className="w-full border-b border-line pt-2">
      {first.map((concern) => (
        <ConcernPanel key={concern.words} {...concern} variant="first" />
      ))}
    </div>
  )
}

export function Start({ id, title, intro, start }: StartProps) {
  const groups = start
    .map((group) => ({ ...group, concerns: group.concerns.filter(({ first }) => !first) }))
    .filter(({ concerns }) => concerns.length > 0)
  // Of an odd number of groups the first spans the row. The others fill two columns.
  const wide = groups.slice(0, groups.length % 2)
  const half = (groups.length + wide.length) / 2
  return (
    <Section id={id} title={title} intro={intro} className="grid gap-6" reveal="header">
      {wide.map((group) => (
        <Group key={group.title} group={group} />
      ))}
      <div className="grid-even items-start gap-6">
        {[groups.slice(wide.length, half), groups.slice(half)].map((column, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- there are always two columns
          <div key={index} className="grid gap-6">
            {column.map((group) => (
              <Group key={group.title} group={group} />
            ))}
          </div>
        ))}
      </div>
    </Section>
  )
}

/** An emergency group (no concern links to pages) shows one call button on the card. */
function Group({ group: { title, concerns } }: { group: ConcernGroup }) {
  const urgent = concerns.every(({ pages }) => pages.length === 0)
  return (
    <section
      aria-labelledby={slug(title)}
      className={`grid gap-x-8 gap-y-3 rounded-card px-5 pt-5 pb-2 phone:px-8 phone:pt-6 ${urgent ? 'warning-box tablet:grid-cols-[minmax(0,1fr)_auto]' : 'border border-line bg-card'}`}
    >
      <div className="flex items-center gap-2 text-action">
        {urgent ? <Icon name="alert" className="text-alarm" /> : null}
        <h3 id={slug(title)} className="font-display text-subheading">
          {title}
        </h3>
      </div>
      {urgent ? (
        <p className="tablet:col-start-2 tablet:row-span-2 tablet:row-start-1 tablet:self-center">
          <ButtonLink action={concerns[0]!.next} variant="alarm" icon="phone" />
        </p>
      ) : null}
      <div>
        {concerns.map((concern) => (
          <ConcernPanel key={concern.words} {...concern} variant={urgent ? 'urgent' : 'listed'} />
        ))}
      </div>
    </section>
  )
}

type ConcernPanelProps = Concern & { variant: 'first' | 'listed' | 'urgent' }

function ConcernPanel({ words, text, pages, next, variant }: ConcernPanelProps) {
  const { blocks } = useWords()
  return (
    <details name="concern" id={slug(words)} className="panel border-t border-line">
      <PanelSummary text={blocks.quoted(words)} variant={variant === 'first' ? 'large' : 'quoted'} />
      <div className="grid gap-4 pb-6">
        <Paragraph html={text} />
        {pages.length > 0 ? (
          <ul role="list" className="inline-links grid gap-1">
            {pages.map(({ address, name }) => (
              <li key={address} className="py-1">
                <Link href={address}>{name}</Link>
              </li>
            ))}
          </ul>
        ) : null}
        {variant === 'urgent' ? null : (
          <p>
            <ButtonLink
              action={next}
              variant={variant === 'first' ? 'outlineInverse' : 'outline'}
              size="small"
            >
              <span className="sr-only">: {words}</span>
            </ButtonLink>
          </p>
        )}
      </div>
    </details>
  )
}
