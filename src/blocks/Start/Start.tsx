import type { SectionOf } from '#reading/schemas/sections.ts'
import type { Site } from '#reading/site.ts'
import { PanelTitle } from '#ui/Panel/Panel.tsx'
import { slug } from '#lib/slug.ts'
import { ButtonLink } from '#ui/Button/Button.tsx'
import { Heading } from '#ui/Heading/Heading.tsx'
import { Paragraph } from '#ui/Prose/Prose.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { useWords } from '#ui/words.ts'
import { Link } from '#ui/Link/Link.tsx'

type ConcernGroup = Site['start'][number]
type Concern = ConcernGroup['concerns'][number]
export type StartProps = SectionOf<'start'> & { groups: Site['start'] }

/** From a visitor's own words to the pages that answer them and one next step. It needs no script. */
export function Start({ id, title, intro, groups }: StartProps) {
  const lead = groups.length % 2 === 1 ? groups[0] : undefined
  const rest = lead ? groups.slice(1) : groups
  return (
    <Section id={id} title={title} intro={intro} className="grid gap-8" reveal="opening">
      {lead ? <Group group={lead} panels={id} /> : null}
      <div className="grid-even gap-x-12 gap-y-8">
        {inTwoColumns(rest).map((column) => (
          <div key={column[0]?.title} className="grid content-start gap-8">
            {column.map((group) => (
              <Group key={group.title} group={group} panels={id} />
            ))}
          </div>
        ))}
      </div>
    </Section>
  )
}

function Group({ group: { title, concerns }, panels }: { group: ConcernGroup; panels: string }) {
  const urgent = concerns.every(({ pages }) => pages.length === 0)
  const line = urgent ? '' : 'border-b border-line'
  return (
    <section
      aria-labelledby={slug(title)}
      className={`grid content-start gap-2 ${urgent ? 'rounded-card bg-alarm-ground px-5 pt-4 pb-1 phone:px-6' : ''}`}
    >
      <Heading level={3} id={slug(title)}>
        {title}
      </Heading>
      <div>
        {concerns.map((concern) => (
          <ConcernPanel key={concern.words} {...concern} group={panels} line={line} />
        ))}
      </div>
    </section>
  )
}

/** Native details: at most one of them is open. */
function ConcernPanel({ words, text, pages, next, group, line }: Concern & { group: string; line: string }) {
  const { blocks } = useWords()
  return (
    <details name={group} id={slug(words)} className={`panel ${line}`}>
      <PanelTitle words={blocks.quoted(words)} />
      <div className="grid gap-4 pb-6">
        <Paragraph html={text} />
        {pages.length > 0 ? (
          <ul role="list" className="linked grid gap-1">
            {pages.map(({ address, name }) => (
              <li key={address} className="py-1">
                <Link href={address}>{name}</Link>
              </li>
            ))}
          </ul>
        ) : null}
        <p>
          <ButtonLink action={next} variant="quiet" size="small">
            <span className="sr-only">: {words}</span>
          </ButtonLink>
        </p>
      </div>
    </details>
  )
}

/**
 * Groups in their order, parted where the two columns come nearest in length: side by side in pairs, a short one would
 * leave a hole beside a long one. What stands in a column stays there when a line of it unfolds.
 */
function inTwoColumns(groups: ConcernGroup[]): ConcernGroup[][] {
  const difference = (place: number) => Math.abs(length(groups.slice(0, place)) - length(groups.slice(place)))
  const [best] = [...groups.keys()].toSorted((one, other) => difference(one) - difference(other))
  return [groups.slice(0, best), groups.slice(best)].filter((column) => column.length > 0)
}

/** In lines: the heading of a group is about as high as one of its lines. */
function length(groups: ConcernGroup[]): number {
  return groups.reduce((sum, { concerns }) => sum + concerns.length + 1, 0)
}
