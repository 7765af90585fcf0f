import { fullBarValue, describeStudies, differenceText, denominatorText } from '#lib/figures.ts'
import type { CountFigure } from '#lib/model/evidence.ts'
import type { SectionOf } from '#content-model/schemas/sections.ts'
import { chartColumns, chartPlacement } from './Chart.tsx'
import { Prose } from '#components/ui/Prose/Prose.tsx'
import { Section } from '#components/ui/Section/Section.tsx'
import { useWords } from '#components/ui/words.ts'

const arms = ['treated', 'control'] as const

/** A table with a drawing in each cell, so that screen readers and print get the same figures. */
export function ChartRisk({ id, title, intro, treatedName, counts, text }: SectionOf<'risk'>) {
  const { figures } = useWords()
  const headings = { treated: treatedName, control: counts[0]!.controlName ?? figures.withPlacebo }
  const barEnd = fullBarValue(counts)
  const bars = barEnd !== undefined
  return (
    <Section id={id} title={title} intro={intro} className={`${chartColumns} gap-y-4 phone:gap-y-6`}>
      <table className={`group/risk w-full table-fixed border-collapse text-left ${chartPlacement}`}>
        <caption className="pb-2 text-left phone:pb-4 text-small text-muted">
          {denominatorText(counts, figures)}
        </caption>
        <thead>
          <tr>
            {arms.map((arm) => (
              <th
                key={arm}
                id={`${id}-${arm}`}
                scope="col"
                className="pe-4 pb-1 align-bottom phone:pb-3 font-medium"
              >
                {headings[arm]}
              </th>
            ))}
          </tr>
        </thead>
        {counts.map((count) => (
          <tbody key={count.id} className="border-t border-line">
            <tr>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text is inside */}
              <th
                id={`${id}-${count.id}`}
                scope="rowgroup"
                colSpan={2}
                className={`font-normal print:py-1 ${bars ? 'pt-1 phone:pt-2' : 'pt-4'}`}
              >
                <span className="flex flex-wrap items-baseline gap-x-4">
                  <span className="inline-block font-strong first-letter:uppercase">{count.what}</span>
                  <span className="text-small text-muted">{differenceText(count, figures)}</span>
                </span>
              </th>
            </tr>
            <tr>
              {arms.map((arm) => (
                <td
                  key={arm}
                  headers={`${id}-${count.id} ${id}-${arm}`}
                  className={`pe-4 align-top print:py-1 ${bars ? 'pb-1 phone:pb-2' : 'pt-2 pb-5'}`}
                >
                  <RiskCount count={count} arm={arm} head={headings[arm]} barEnd={barEnd} />
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      <p className="max-w-text text-small text-muted">{describeStudies(counts.map(({ work }) => work))}</p>
      {text ? <Prose html={text} /> : null}
    </Section>
  )
}

type RiskCountProps = { count: CountFigure; arm: 'treated' | 'control'; head: string; barEnd?: number }

const tones = {
  treated: { text: 'text-action', stroke: 'stroke-action' },
  control: { text: 'text-muted', stroke: 'stroke-edge' },
} as const

function RiskCount({ count, arm, head, barEnd }: RiskCountProps) {
  const { figures } = useWords()
  const number = count[arm]
  if (number === undefined) return <span className="text-small text-muted">{figures.notCounted}</span>
  const name = count[`${arm}Name`] ?? ''
  const addsName = !head.toLowerCase().includes(name.toLowerCase())
  return (
    <span
      className={`grid gap-2 ${barEnd === undefined ? '' : 'not-print:grid-cols-[minmax(0,theme(--container-card))_2.5rem] not-print:items-center'}`}
    >
      <RiskPicture number={number} barEnd={barEnd} stroke={tones[arm].stroke} />
      <span>
        <span className={`numerals font-display text-subheading ${tones[arm].text}`}>{number}</span>
        <span className={`text-small ${barEnd === undefined ? '' : 'not-print:sr-only'}`}>
          {' '}
          {figures.in(count.of.toLocaleString('en-US'))}
        </span>
        {addsName ? <span className="block text-small text-muted">{name}</span> : null}
      </span>
    </span>
  )
}

const dots = {
  viewBox: '0 0 200 50',
  strokeWidth: 7,
  strokeLinecap: 'round',
  strokeDasharray: '0 10',
  className: 'h-auto w-full max-w-card fill-none print:max-w-32',
} as const
const bar = {
  viewBox: '0 0 200 10',
  strokeWidth: 10,
  preserveAspectRatio: 'none',
  className: 'h-3 w-full max-w-card fill-none print:max-w-32',
} as const

/** In forced colors, people not affected are drawn smaller or thinner. */
const forcedColors = 'forced-colors:[&_path]:stroke-[CanvasText] forced-colors:*:first:stroke-2'

function RiskPicture({ number, barEnd, stroke }: { number: number; barEnd?: number; stroke: string }) {
  const picture = barEnd === undefined ? dots : bar
  const [everyone, affected] =
    barEnd === undefined
      ? [dotPath(number, 100), dotPath(0, number)]
      : ['M0 5h200', `M0 5h${Math.round((number / barEnd) * 2000) / 10}`]
  return (
    <svg {...picture} className={`${picture.className} ${forcedColors}`} aria-hidden="true" data-print="keep">
      <path d={everyone} className="stroke-[color-mix(in_srgb,var(--color-edge)_32%,transparent)]" />
      <path d={affected} className={stroke} />
    </svg>
  )
}

/** Dashes of zero length with round caps are dots, so each row of twenty dots is one line. */
function dotPath(first: number, end: number): string {
  return [0, 20, 40, 60, 80]
    .map((row) => ({ row, from: Math.max(first, row), last: Math.min(end, row + 20) - 1 }))
    .filter(({ from, last }) => from <= last)
    .map(({ row, from, last }) => `M${(from - row) * 10 + 5} ${row / 2 + 5}h${(last - from) * 10 + 0.01}`)
    .join('')
}
