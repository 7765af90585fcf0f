import { iconTextLayout } from '#components/Notice/Notice.tsx'
import type { Html } from '#lib/model/text.ts'
import type { SectionOf } from '#content-model/schemas/sections.ts'
import { CheckList } from '#components/ui/CheckList/CheckList.tsx'
import { Heading } from '#components/ui/Heading/Heading.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { Disclosure, PanelList, type Question } from '#components/ui/Panel/Panel.tsx'
import { InlineHtml, Paragraph, Prose } from '#components/ui/Prose/Prose.tsx'
import { SectionHeader, Section } from '#components/ui/Section/Section.tsx'
import { useWords } from '#components/ui/words.ts'
import { noBreak } from '#components/ui/no-break.ts'

export function Studies({ id, title, intro, findings, text }: SectionOf<'studies'>) {
  return (
    <Section
      id={id}
      title={title}
      intro={intro}
      className="heading-beside grid gap-x-16 gap-y-4 phone:gap-y-8"
    >
      {findings.length > 0 ? (
        <ul
          role="list"
          className="grid-pairs gap-5 phone:gap-8 desk:gap-x-16 desk:has-[>:nth-child(3):last-child]:grid-cols-3"
        >
          {findings.map(({ figure, label, study }) => (
            <li
              key={figure + study}
              className="group grid content-start gap-1 border-t border-gold pt-3 phone:gap-2 phone:pt-4 desk:only:not-in-[.treatment-grid]:grid-cols-aside desk:only:not-in-[.treatment-grid]:gap-x-16"
            >
              <span
                className={`numerals font-display text-title text-action in-data-[background=deep]:text-display desk:text-[2.75rem] desk:group-only:not-in-[.treatment-grid]:row-span-2 desk:group-only:not-in-[.treatment-grid]:text-display! ${findings.length < 3 ? 'desk:in-data-[background=deep]:text-[clamp(3.5rem,5vw,4.75rem)]' : 'desk:in-data-[background=deep]:text-[clamp(2.75rem,4.4vw,3.5rem)]'}`}
              >
                {noBreak(figure)}
              </span>
              <InlineHtml html={label} />
              <span className="text-small">
                <InlineHtml html={study} />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="@container">
        <div className="prose-columns">
          <Prose html={text} />
        </div>
      </div>
    </Section>
  )
}

export function Suits({ id, title, may, not, note }: SectionOf<'suits'>) {
  return (
    <Section id={id} title={title} className="heading-beside grid gap-x-16 gap-y-4 phone:gap-y-8">
      <div className="grid-even gap-4 phone:gap-6">
        {[may, not].map((side) => (
          <div
            key={side.title}
            className="grid content-start gap-4 rounded-card border border-line bg-card p-5 phone:p-6"
          >
            <Heading level={3}>{side.title}</Heading>
            <CheckList items={side.items} marker={side === may ? 'check' : 'cross'} />
          </div>
        ))}
      </div>
      <Paragraph html={note} className="max-w-text" />
    </Section>
  )
}

export type SafetyProps = SectionOf<'safety'>

/** From this many rows on, serious effects are collapsed. */
const MANY_ROWS = 5

/**
 * Order: key points, boxed warning, urgent signs, exclusions, common effects, serious effects. Long serious lists
 * are collapsed, except rows with 911.
 */
export function Safety(props: SafetyProps) {
  const { id, title, first, boxed, common, commonNote, serious, more, avoidTitle, avoid, urgent } = props
  const { safety } = useWords()
  const [urgentRows, otherRows] = splitWarnings(serious)
  const rows = [...urgentRows, ...otherRows]
  const collapses = more !== undefined || rows.length >= MANY_ROWS
  const moreGroups = (more ?? []).map(({ title: name, text }) => ({
    title: name,
    rows: splitWarnings(text).flat(),
  }))
  return (
    <Section id={id} title={title} className="heading-beside grid gap-x-16 gap-y-5 phone:gap-y-9">
      <div className="grid gap-2 phone:gap-3">
        <Heading level={3}>{safety.first}</Heading>
        <div className="[&_li]:border-t [&_li]:border-line [&_li]:py-2 phone:[&_li]:py-3 [&>ol]:gap-0">
          <CheckList items={first} marker="number" />
        </div>
      </div>
      {boxed ? (
        <p className="border-l-2 border-ink pl-4 text-ink phone:pl-5">
          <span className="block max-w-text">
            <InlineHtml html={boxed} />
          </span>
        </p>
      ) : null}
      <div className={`${iconTextLayout} border-l-2 border-alarm pl-4 text-ink phone:pl-5`}>
        <Icon name="alert" className="text-alarm" />
        <div className="max-w-text space-y-2">
          {htmlSentences(urgent).map((sentence) => (
            <Paragraph key={sentence} html={sentence} />
          ))}
        </div>
      </div>
      <div className="grid gap-3 phone:gap-4">
        <Heading level={3}>{avoidTitle}</Heading>
        <CheckList items={avoid} marker="cross" columns={avoid.length > 4 ? 2 : 1} />
      </div>
      <div className="grid gap-3 phone:gap-4">
        <Heading level={3}>{safety.common}</Heading>
        <CommonEffects effects={common} />
        <Paragraph html={commonNote} className="text-small text-muted" />
      </div>
      {collapses ? (
        <div className="grid gap-3 phone:gap-4">
          {urgentRows.length === 0 ? null : <WarningRows rows={urgentRows} />}
          <div className="border-t border-line">
            {[{ title: safety.serious, rows: otherRows }, ...moreGroups].map((group) => (
              <Disclosure key={group.title} title={group.title} group={id}>
                <WarningRows rows={group.rows} />
              </Disclosure>
            ))}
          </div>
        </div>
      ) : (
        <div className="grid gap-3 phone:gap-4">
          <Heading level={3}>{safety.serious}</Heading>
          <WarningRows rows={rows} />
        </div>
      )}
    </Section>
  )
}

function WarningRows({ rows }: { rows: Html[] }) {
  return (
    <div className="@container">
      <ul role="list" className="gap-x-16 @pair:columns-2">
        {rows.map((row) => (
          <li key={row} className="break-inside-avoid border-t border-line py-2 phone:py-3">
            <Prose html={row} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const htmlSentences = (html: string) =>
  html.split(/(?<=[.!?](?:<\/\w+>)?)(?<!\b(?:Dr|St|vs)\.) (?=[^a-z])/) as Html[]

/** A row begins at each bold phrase. Urgent rows name 911. */
function splitWarnings(prose: Html): [urgent: Html[], other: Html[]] {
  const paragraphs = prose.split(/<\/?p>/).filter((part) => part.trim())
  const rows = paragraphs.flatMap((paragraph) =>
    htmlSentences(paragraph).reduce<Html[]>((before, sentence) => {
      const last = before.at(-1)
      const startsRow = last === undefined || (sentence.includes('<strong>') && last.includes('<strong>'))
      return startsRow ? [...before, sentence] : [...before.slice(0, -1), `${last} ${sentence}` as Html]
    }, []),
  )
  const isUrgent = (row: Html) => row.includes('911')
  return [rows.filter(isUrgent), rows.filter((row) => !isUrgent(row))]
}

function CommonEffects({ effects }: { effects: SafetyProps['common'] }) {
  const { safety } = useWords()
  if (effects.every(({ rate }) => !rate))
    return (
      <ul
        role="list"
        className="columns-2 gap-x-5 *:break-inside-avoid *:border-b *:border-line *:py-1 phone:gap-x-16 phone:*:py-2"
      >
        {effects.map(({ effect }) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    )
  return (
    <dl className="grid-even gap-x-16">
      {effects.map(({ effect, rate }) => (
        <div
          key={effect}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-1 phone:py-3"
        >
          <dt>{effect}</dt>
          <dd className="numerals text-action">{rate ?? safety.reported}</dd>
        </div>
      ))}
    </dl>
  )
}

export function Steps({ id, title, intro, steps }: SectionOf<'steps'>) {
  return (
    <Section id={id} title={title} intro={intro} className="grid gap-5 phone:gap-8">
      <ol role="list" className="grid-row gap-4 phone:gap-8">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1 phone:grid-cols-1 phone:gap-y-2"
          >
            <span
              aria-hidden="true"
              className="row-span-2 flex items-center gap-3 self-start phone:row-auto phone:self-auto"
            >
              <span className="numerals min-w-6 font-display text-heading text-action in-data-[background=deep]:text-title">
                {index + 1}
              </span>
              <span className="h-px grow bg-gold max-phone:hidden" />
            </span>
            <h3 className="font-strong">{step.title}</h3>
            <InlineHtml html={step.text} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

type QuestionsProps = { id: string; title: string; questions: Question[] }

export function Questions({ id, title, questions }: QuestionsProps) {
  return (
    <Section id={id} className="@container">
      <div className="grid grid-cols-1 gap-x-16 gap-y-4 phone:gap-y-6 @pair:grid-cols-aside">
        <div className="grid content-start gap-4">
          <SectionHeader id={id} title={title} />
        </div>
        <PanelList questions={questions} group={id} />
      </div>
    </Section>
  )
}
