import type { Html } from '#lib/model/text.ts'
import { CheckList } from '#ui/CheckList/CheckList.tsx'
import { Heading } from '#ui/Heading/Heading.tsx'
import { Paragraph } from '#ui/Prose/Prose.tsx'
import { Section } from '#ui/Section/Section.tsx'

type Side = { title: string; items: Html[] }
export type SuitsProps = { id: string; title: string; may: Side; not: Side; note?: Html }

/** Who it may suit and who should not use it, side by side and equally plain. */
export function Suits({ id, title, may, not, note }: SuitsProps) {
  return (
    <Section id={id} title={title} className="grid gap-6 phone:gap-8">
      <div className="grid-even gap-4 phone:gap-6">
        <div className="grid content-start gap-4 rounded-card border border-line bg-card p-5 phone:p-6">
          <Heading level={3}>{may.title}</Heading>
          <CheckList items={may.items} mark="check" />
        </div>
        <div className="grid content-start gap-4 rounded-card border border-line bg-card p-5 phone:p-6">
          <Heading level={3}>{not.title}</Heading>
          <CheckList items={not.items} mark="cross" />
        </div>
      </div>
      <Paragraph html={note} className="max-w-text" />
    </Section>
  )
}
