import type { Html } from '#lib/model/text.ts'
import { CheckList } from '#ui/CheckList/CheckList.tsx'
import { Heading } from '#ui/Heading/Heading.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Line, Paragraph, Prose } from '#ui/Prose/Prose.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { useWords } from '#ui/words.ts'

export type SafetyProps = {
  id: string
  title: string
  boxed?: Html
  common: { effect: string; rate?: string }[]
  commonNote?: Html
  serious: Html
  avoidTitle: string
  avoid: Html[]
  urgent: Html
}

/** Side effects and warnings: calm, complete, never hidden behind a click. */
export function Safety({
  id,
  title,
  boxed,
  common,
  commonNote,
  serious,
  avoidTitle,
  avoid,
  urgent,
}: SafetyProps) {
  const { safety } = useWords()
  return (
    <Section id={id} title={title} className="grid gap-6 phone:gap-8">
      {boxed ? (
        <p className="border-2 border-ink p-5">
          <span className="block max-w-text">
            <Line html={boxed} />
          </span>
        </p>
      ) : null}
      <div className="grid gap-4">
        <Heading level={3}>{safety.common}</Heading>
        <CommonEffects effects={common} />
        <Paragraph html={commonNote} className="text-small text-muted" />
      </div>
      <div className="words-box">
        <div className="two-columns grid gap-4 [&_.prose>*]:border-t [&_.prose>*]:border-line [&_.prose>*]:pt-3 [&>.prose]:max-w-none">
          <Heading level={3}>{safety.serious}</Heading>
          <Prose html={serious} />
        </div>
      </div>
      <div className="grid gap-4">
        <Heading level={3}>{avoidTitle}</Heading>
        <CheckList items={avoid} mark="cross" columns={avoid.length > 4 ? 2 : 1} />
      </div>
      <p className="flex gap-3 rounded-card bg-alarm-ground p-5 text-ink">
        <span className="text-alarm">
          <Icon name="alert" />
        </span>
        <Line html={urgent} />
      </p>
    </Section>
  )
}

/** Each with its rate; where nothing counted any of them, their names alone. */
function CommonEffects({ effects }: { effects: SafetyProps['common'] }) {
  const { safety } = useWords()
  if (effects.every(({ rate }) => !rate))
    return (
      <ul role="list" className="list-columns">
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
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-3"
        >
          <dt>{effect}</dt>
          <dd className="numerals text-action">{rate ?? safety.reported}</dd>
        </div>
      ))}
    </dl>
  )
}
