import type { ReactNode } from 'react'
import { describeStudies } from '#lib/figures.ts'
import type { SectionOf } from '#content-model/schemas/sections.ts'
import { Link } from '#components/ui/Link/Link.tsx'
import { Prose } from '#components/ui/Prose/Prose.tsx'
import { Section } from '#components/ui/Section/Section.tsx'
import { useWords } from '#components/ui/words.ts'
import { ComparisonCell, figuresOf, hasFigure, isLong, scaleMaxOf } from './Comparison.Cell.tsx'
import { noBreak } from '#components/ui/no-break.ts'

type Row = ComparisonProps['rows'][number]
export type ComparisonProps = SectionOf<'comparison'> & {
  /** Comparison.Picker, for more than two columns. */
  children?: ReactNode
}

/** Phones show two columns at a time, chosen by the visitor, and all without scripts. */
export function Comparison({ id, title, intro, subjects, rows, note, children }: ComparisonProps) {
  const { figures } = useWords()
  const works = describeStudies(rows.flatMap(({ cells }) => cells.flatMap(figuresOf)).map(({ work }) => work))
  const hasPicker = subjects.length > 2
  return (
    <Section id={id} title={title} intro={intro} className="grid gap-6" reveal="header">
      <div className="grid gap-6">
        {hasPicker ? (
          <>
            <p className="-mb-3 text-small text-muted js-pending desk:hidden print:hidden">
              {figures.pickTwo}
            </p>
            {children}
          </>
        ) : null}
        <div className="desk:overflow-clip desk:rounded-card desk:border desk:border-line desk:bg-card desk:[--table-head:var(--color-card)]">
          <table
            // Some browsers drop table semantics from elements with another display value.
            role="table"
            id={`${id}-table`}
            data-comparison={hasPicker ? 'columns' : 'pair'}
            className="block w-full table-fixed border-collapse text-left max-desk:[&_a]:scroll-mt-24 print:table print:text-[8pt]"
            aria-label={title}
          >
            <thead
              role="rowgroup"
              className="sticky top-header z-1 block bg-(--table-head,var(--color-ground)) shadow-[0_1px_0_var(--color-edge)] print:table-header-group"
            >
              <tr role="row" className={row}>
                <th role="columnheader" scope="col" className="sr-only print:not-sr-only print:invisible">
                  {figures.compared}
                </th>
                {subjects.map(({ name, detail, page }) => (
                  <th key={name} role="columnheader" scope="col" className={cellClass}>
                    <span className="inline-links font-display text-subheading">
                      {page ? <Link href={page.address}>{name}</Link> : noBreak(name)}
                    </span>
                    {detail ? (
                      <span className="block text-small font-normal text-muted">{noBreak(detail)}</span>
                    ) : null}
                  </th>
                ))}
              </tr>
            </thead>
            {groupsOf(rows).map((group) => (
              <ComparisonGroup key={group[0]!.label} rows={group} subjects={subjects} />
            ))}
          </table>
        </div>
      </div>
      <div className="gap-x-16 *:not-last:mb-4 desk:columns-2 [&_p]:break-inside-avoid">
        {note ? <Prose html={note} variant="small" /> : null}
        {works ? (
          <p className="max-w-text text-tiny text-muted">
            <strong className="font-strong text-ink">{figures.studied}</strong> {noBreak(works)}
          </p>
        ) : null}
      </div>
    </Section>
  )
}

function groupsOf(rows: Row[]): Row[][] {
  const starts = rows.flatMap(({ heading }, index) => (heading || index === 0 ? [index] : []))
  return starts.map((start, index) => rows.slice(start, starts[index + 1]))
}

function ComparisonGroup({ rows, subjects }: Pick<ComparisonProps, 'rows' | 'subjects'>) {
  const [{ heading } = {}] = rows
  return (
    <tbody role="rowgroup" className="block print:table-row-group">
      {heading ? (
        <tr role="row" className={`${row} print:break-after-avoid`}>
          <th
            role="rowheader"
            scope="rowgroup"
            colSpan={subjects.length + 1}
            className={`${rowHeaderClass} pt-4 font-display text-subheading font-normal text-action desk:text-[1.75rem]`}
          >
            {noBreak(heading)}
          </th>
        </tr>
      ) : null}
      {rows.map((comparedRow, index) => (
        <ComparisonRow
          key={comparedRow.label}
          {...comparedRow}
          subjects={subjects}
          previousScaleMax={scaleMaxOf(rows[index - 1]?.cells ?? [])}
        />
      ))}
    </tbody>
  )
}

type ComparisonRowProps = Row & Pick<ComparisonProps, 'subjects'> & { previousScaleMax: number }

function ComparisonRow({ label, note, cells, subjects, previousScaleMax }: ComparisonRowProps) {
  const { figures } = useWords()
  const scaleMax = scaleMaxOf(cells)
  const hasScaleNote = scaleMax > 0 && scaleMax < 100 && scaleMax !== previousScaleMax
  return (
    <tr role="row" className={`${row} border-t border-line`}>
      <th role="rowheader" scope="row" className={`${rowHeaderClass} font-strong text-balance`}>
        {noBreak(label)}
        {note ? (
          <span
            className="inline-links block text-small font-normal text-muted"
            dangerouslySetInnerHTML={{ __html: note }}
          />
        ) : null}
        {hasScaleNote ? (
          <span className="text-small font-normal text-muted max-desk:ps-2 print:block print:ps-0">
            {figures.scale(scaleMax)}
          </span>
        ) : null}
      </th>
      {cells.map((cell, index) => (
        <td
          key={subjects[index]!.name}
          role="cell"
          // The first two columns are selected initially.
          data-unselected={index > 1 || undefined}
          data-long={isLong(cell) || undefined}
          className={`${cellClass} ${cellTextClass}`}
        >
          <span
            data-column-name=""
            className="block font-display text-body leading-tight text-action desk:hidden print:hidden"
          >
            {noBreak(subjects[index]!.name)}
          </span>
          <ComparisonCell
            cell={cell}
            scaleMax={scaleMax}
            isPair={subjects.length === 2}
            besideFigure={cells.some(hasFigure)}
          />
        </td>
      ))}
    </tr>
  )
}

const row =
  'desk:flex desk:flex-wrap desk:gap-y-4 desk:py-5 max-desk:grid max-desk:grid-cols-2 max-desk:items-baseline max-desk:gap-x-[clamp(1rem,4vw,2rem)] max-desk:gap-y-[0.35rem] max-desk:py-[0.45rem] tablet:max-desk:py-4 print:table-row'
const cellClass = 'desk:min-w-0 desk:flex-1 desk:px-6 print:py-1 print:pe-2 print:align-baseline'
const rowHeaderClass =
  'desk:flex desk:min-w-0 desk:flex-1 desk:basis-full desk:flex-wrap desk:items-baseline desk:gap-x-4 desk:px-6 max-desk:col-span-full print:table-cell print:py-1 print:pe-2 print:align-baseline'
const cellTextClass =
  'grid content-start gap-2 print:table-cell text-small max-desk:leading-[1.4] max-desk:hyphens-auto desk:[td+&]:border-s desk:[td+&]:border-line print:text-[7.5pt] print:leading-[1.35] print:hyphens-manual'
