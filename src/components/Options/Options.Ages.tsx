import type { SectionOf } from '#content-model/schemas/sections.ts'
import { Heading } from '#components/ui/Heading/Heading.tsx'
import { Prose } from '#components/ui/Prose/Prose.tsx'

type Option = SectionOf<'options'>['items'][number]
type Span = { from: number; to: number }

/** The span of all ages, in whole tens. */
export function agesOf(items: Option[]): Span {
  const allAges = items.flatMap(({ ages }) => (ages ? [ages.from, ages.to ?? ages.from] : []))
  return {
    from: Math.floor(Math.min(...allAges) / 10) * 10,
    to: Math.ceil((Math.max(...allAges) + 1) / 10) * 10,
  }
}

const columns = 'grid gap-x-16 gap-y-2 tablet:grid-cols-aside'
const place = (age: number, { from, to }: Span) => `${((age - from) / (to - from)) * 100}%`

export function AgeAxis({ ages }: { ages: Span }) {
  const tens = Array.from({ length: (ages.to - ages.from) / 10 + 1 }, (_, index) => ages.from + index * 10)
  return (
    <div className={`${columns} -mb-4 phone:-mb-6`} aria-hidden="true">
      <svg width="100%" height="20" className="overflow-visible fill-muted text-tiny tablet:col-start-2">
        {tens.map((age, index) => (
          <text
            key={age}
            x={place(age, ages)}
            y="15"
            textAnchor={index === 0 ? 'start' : index === tens.length - 1 ? 'end' : 'middle'}
          >
            {age}
          </text>
        ))}
      </svg>
    </div>
  )
}

/** Without `to` the bar ends at the axis end; without ages it is full width and paler. */
export function AgeRow({ item: { title, text, ages }, items }: { item: Option; items: Option[] }) {
  const span = agesOf(items)
  const { from, to = span.to } = ages ?? span
  const width = `${((to - from) / (span.to - span.from)) * 100}%`
  return (
    <div className={columns}>
      <Heading level={3}>{title}</Heading>
      <div className="grid content-start gap-2">
        <svg width="100%" height="12" aria-hidden="true" className="overflow-visible" data-print="keep">
          <rect y="5.5" width="100%" height="1" className="fill-line" />
          <rect
            x={place(from, span)}
            width={width}
            height="12"
            rx="6"
            className={ages ? 'fill-action' : 'fill-sage'}
          />
        </svg>
        <Prose html={text} />
      </div>
    </div>
  )
}
