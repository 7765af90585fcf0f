import type { Html } from '#lib/model/text.ts'
import { Line } from '#ui/Prose/Prose.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { ChartBars } from './Chart.Bars.tsx'
import { ChartLines } from './Chart.Lines.tsx'
import { ChartTable } from './Chart.Table.tsx'
import { chartValues, worksOf, type ChartData } from './chart-values.ts'
import { useWords } from '#ui/words.ts'

export type ChartProps = ChartData & {
  id: string
  title: string
  /** The one sentence that says what is seen. */
  text: Html
  /** What else must be known to read it rightly. */
  note?: Html
}

/** A drawing of figures, made at build time, with what it shows in a sentence and every number in a table. */
export function Chart({ id, title, text, note, ...data }: ChartProps) {
  const { figures } = useWords()
  const values = chartValues(data, figures)
  return (
    <Section id={id} title={title} className="chart-section grid gap-x-16 gap-y-6">
      <p className="max-w-text">
        <Line html={text} />
      </p>
      {values.kind === 'lines' ? <ChartLines {...values} /> : <ChartBars {...values} />}
      <ChartTable title={title} values={values} />
      <p className="max-w-text text-small text-muted">
        {worksOf(data)} {note ? <Line html={note} /> : null}
      </p>
    </Section>
  )
}
