import { type CountFigure, sayWorks } from '#lib/model/evidence.ts'
import type { Html } from '#lib/model/text.ts'
import type { Words } from '#lib/words/words.ts'
import { Prose } from '#ui/Prose/Prose.tsx'
import { type OpeningProps, Section } from '#ui/Section/Section.tsx'
import { useWords } from '#ui/words.ts'

export type RiskProps = OpeningProps & {
  /** The heads of the two columns: 'With semaglutide', 'With placebo'. */
  withName: string
  withoutName: string
  counts: CountFigure[]
  text?: Html
}

/**
 * What happened to people with a treatment and without it, counted among as many. It is a table with a picture in each
 * cell, so that eyes, screen readers and paper are told the same.
 */
export function ChartRisk({ id, title, intro, withName, withoutName, counts, text }: RiskProps) {
  const { figures } = useWords()
  const barEnd = barEndOf(counts)
  return (
    <Section id={id} title={title} intro={intro} className="grid gap-6">
      <table className="risk w-full table-fixed border-collapse text-left">
        <caption className="pb-4 text-left text-small text-muted">{peopleOf(counts, figures)}</caption>
        <thead>
          <tr>
            {[withName, withoutName].map((name) => (
              <th key={name} scope="col" className="pe-4 pb-3 align-bottom font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {counts.map((count) => (
          <tbody key={count.id} className="border-t border-line">
            <tr>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text is inside */}
              <th scope="rowgroup" colSpan={2}>
                <span className="flex flex-wrap items-baseline gap-x-4">
                  <span className="inline-block font-strong first-letter:uppercase">{count.what}</span>
                  <span className="text-small text-muted">{difference(count, figures)}</span>
                </span>
              </th>
            </tr>
            <tr>
              <RiskCell count={count} side="with" head={withName} barEnd={barEnd} />
              <RiskCell count={count} side="without" head={withoutName} barEnd={barEnd} />
            </tr>
          </tbody>
        ))}
      </table>
      <p className="max-w-text text-small text-muted">{sayWorks(counts.map(({ work }) => work))}</p>
      {text ? <Prose html={text} /> : null}
    </Section>
  )
}

type RiskCellProps = { count: CountFigure; side: 'with' | 'without'; head: string; barEnd?: number }

const tones = { with: 'text-action', without: 'text-muted' } as const
const strokes = { with: 'stroke-action', without: 'stroke-edge' } as const

/** One number of people, as dots of a hundred or as a bar, always in figures too. */
function RiskCell({ count, side, head, barEnd }: RiskCellProps) {
  const { figures } = useWords()
  const number = count[side]
  // A group may have a name of its own, '10 mg'. Not said again where the head of the column says it.
  const name = count[`${side}Name`] ?? ''
  const isNamed = !head.toLowerCase().includes(name.toLowerCase())
  return (
    <td data-head={head}>
      {number === undefined ? (
        <span className="text-small text-muted">{figures.notCounted}</span>
      ) : (
        <span className="risk-count" data-arm={side}>
          <RiskPicture number={number} barEnd={barEnd} stroke={strokes[side]} />
          <span>
            <span className={`numerals font-display text-subheading ${tones[side]}`}>{number}</span>
            <span className="text-small"> {figures.in(count.of.toLocaleString('en-US'))}</span>
            {isNamed ? <span className="block text-small text-muted">{name}</span> : null}
          </span>
        </span>
      )}
    </td>
  )
}

/**
 * Whole people of a hundred are drawn one by one. Where a picture holds halves or rare harms, all of it is bars, and
 * this is the number a full bar stands for: a round one just above the largest.
 */
function barEndOf(counts: CountFigure[]): number | undefined {
  const numbers = counts.flatMap(({ with: one, without = 0 }) => [one, without])
  if (counts.every(({ of }) => of === 100) && numbers.every(Number.isInteger)) return undefined
  return [10, 20, 50, 100, 200, 500].find((end) => end >= Math.max(...numbers)) ?? counts[0]!.of
}

const dots = {
  viewBox: '0 0 200 50',
  strokeWidth: 7,
  strokeLinecap: 'round',
  strokeDasharray: '0 10',
  className: 'risk-dots h-auto w-full max-w-card fill-none print:max-w-32',
} as const
const bar = {
  viewBox: '0 0 200 10',
  strokeWidth: 10,
  preserveAspectRatio: 'none',
  className: 'risk-bar h-3 w-full max-w-card fill-none print:max-w-32',
} as const

/** All in pale, and over it those it happened to. A hundred dots stand twenty by five, filled row by row. */
function RiskPicture({ number, barEnd, stroke }: { number: number; barEnd?: number; stroke: string }) {
  const [everyone, some] =
    barEnd === undefined
      ? [dotsFrom(number, 100), dotsFrom(0, number)]
      : ['M0 5h200', `M0 5h${Math.round((number / barEnd) * 2000) / 10}`]
  return (
    <svg {...(barEnd === undefined ? dots : bar)} aria-hidden="true" data-paper="keep">
      <path d={everyone} />
      <path d={some} className={stroke} />
    </svg>
  )
}

const columns = 20
const step = 10

/**
 * Row by row, each a line that begins at its first dot and ends just past its last; its dashes are the dots. Two lines of
 * round dashes are lighter than a hundred circles.
 */
function dotsFrom(first: number, end: number): string {
  const rows: string[] = []
  for (let dot = first; dot < end; dot = (Math.floor(dot / columns) + 1) * columns) {
    const row = Math.floor(dot / columns)
    const last = Math.min(end, (row + 1) * columns) - 1
    const x = (dot % columns) * step + step / 2
    // A dash of no length with round ends is a dot; a little more than the distance makes sure of the last.
    rows.push(`M${x} ${row * step + step / 2}h${(last - dot) * step + 0.01}`)
  }
  return rows.join('')
}

/** 'Of 100 people in each group.', the one denominator of the picture, and what a bar stands for. */
export function peopleOf(counts: CountFigure[], words: Words['figures']): string {
  const of = counts[0]!.of.toLocaleString('en-US')
  const people = words.people(of, of !== '100')
  const end = barEndOf(counts)
  return end === undefined ? people : `${people} ${words.fullBar(end)}`
}

/** '27 more', '5 fewer', 'no difference'; and that it may be chance. */
export function difference(
  { with: one, without, mayBeChance }: CountFigure,
  words: Words['figures'],
): string {
  if (without === undefined) return ''
  const apart = Math.round((one - without) * 10) / 10
  if (apart === 0) return words.noDifference
  const said = apart > 0 ? words.more(apart) : words.fewer(-apart)
  return mayBeChance ? words.chance(said) : said
}
