import type { ReactNode } from 'react'
import { BMI_ALONE, BMI_WITH_CONDITION, MOOD_LIMIT, poundsAtBmi } from '#lib/checks.ts'
import type { Html } from '#lib/model/text.ts'
import { PanelSummary } from '#components/ui/Panel/Panel.tsx'
import { Section } from '#components/ui/Section/Section.tsx'
import { Table } from '#components/ui/Table/Table.tsx'
import { useWords } from '#components/ui/words.ts'

export type CheckProps = {
  id: string
  title: string
  intro?: Html
  kind: 'mood' | 'weight'
  children?: ReactNode
}

/** The table serves print and visitors without scripts. */
export function Check({ id, title, intro, kind, children }: CheckProps) {
  return (
    <Section id={id} title={title} intro={intro} className="grid gap-5 phone:gap-8" reveal="header">
      <div className="grid-even gap-x-16 gap-y-8">
        <div>{children}</div>
        {kind === 'mood' ? <MoodTable /> : <WeightTable />}
      </div>
    </Section>
  )
}

const captionClassName = 'pb-3 text-left font-display text-subheading'

function MoodTable() {
  const { blocks, checks } = useWords()
  const both = checks.moodQuestions.map(blocks.quoted).join(checks.and) + checks.together(MOOD_LIMIT)
  return (
    <Table
      caption={checks.pointsOfEach}
      captionClassName={captionClassName}
      heads={[checks.howOften, checks.pointsHead]}
      headClassName="sr-only"
      rows={[
        ...checks.moodAnswers.map((answer, points) => [answer, points]),
        [both, checks.worthAVisit],
        [checks.thoughts, checks.crisis],
      ]}
      className="line-table [&_td]:min-w-32"
    />
  )
}

const heights = [58, 60, 62, 64, 66, 68, 70, 72, 74, 76]

/** Collapsed, because the fields beside it answer for one height. */
function WeightTable() {
  const { checks } = useWords()
  return (
    <details className="panel self-start border-y border-line">
      <PanelSummary text={checks.rule} variant="quoted" />
      <Table
        caption={checks.rule}
        captionClassName="sr-only"
        heads={[checks.height, checks.withCondition(BMI_WITH_CONDITION), checks.alone(BMI_ALONE)]}
        headClassName="text-small text-muted"
        rows={heights.map((inches) => [
          checks.feetAndInches(Math.floor(inches / 12), inches % 12),
          checks.inPounds(poundsAtBmi(BMI_WITH_CONDITION, inches)),
          checks.inPounds(poundsAtBmi(BMI_ALONE, inches)),
        ])}
        bodyClassName="whitespace-nowrap"
        className="line-table mb-4 table-fixed"
      />
    </details>
  )
}
