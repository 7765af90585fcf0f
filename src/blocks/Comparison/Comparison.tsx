import { costOfYear } from '#lib/costs.ts'
import { island } from '#lib/island.ts'
import { sayWorks } from '#lib/model/evidence.ts'
import type { Price } from '#lib/model/price.ts'
import { formatMoney, formatPrice } from '#lib/money.ts'
import type { SectionOf } from '#reading/schemas/sections.ts'
import { Link } from '#ui/Link/Link.tsx'
import { Line, Paragraph, Prose } from '#ui/Prose/Prose.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { useWords } from '#ui/words.ts'
import { type Arm, Bars, type Figure, Scale, wholeOf } from './Comparison.Bars.tsx'
import { Island } from './Comparison.Island.tsx'
import { Whole } from '#ui/Whole/Whole.tsx'

type Subject = ComparisonProps['subjects'][number]
/** What one thing has to say to one question: words, figures of studies, prices; at least one of them. */
type Cell = Row['cells'][number]
/** `heading` stands above this row and those after it, until the next one. */
type Row = ComparisonProps['rows'][number]
export type ComparisonProps = SectionOf<'comparison'>

/**
 * Things to choose between, a column each. On a phone a row is its question with two answers side by side; their names stay
 * in sight above, and a visitor picks which two; without scripts all of them stand there. On paper it is the whole table.
 */
export function Comparison({ id, title, intro, subjects, rows, note }: ComparisonProps) {
  const { figures } = useWords()
  const works = sayWorks(rows.flatMap(({ cells }) => cells.flatMap(figuresOf)).map(({ work }) => work))
  const several = subjects.length > 2
  const pick = { id, names: subjects.map(({ name }) => name) }
  return (
    <Section id={id} title={title} intro={intro} className="grid gap-6" reveal="opening">
      <div className="grid gap-6">
        {several ? (
          <>
            <p className="-mb-3 text-small text-muted awaits-script desk:hidden">{figures.pickTwo}</p>
            <div
              data-paper="none"
              // Beside the introduction, or the title, on the line it ends on.
              className="comparison-pick noscript:hidden desk:-mt-[4.25rem] desk:justify-self-end"
              {...island('Comparison', 'near', pick)}
            >
              <Island {...pick} />
            </div>
          </>
        ) : null}
        <div className="desk:overflow-clip desk:rounded-card desk:border desk:border-line desk:bg-card desk:[--head:var(--color-card)]">
          <table
            // Said again for browsers in which a grid of boxes is no table.
            role="table"
            id={`${id}-table`}
            className={`comparison block w-full table-fixed border-collapse text-left print:table ${several ? '' : 'comparison-pair'}`}
            aria-label={title}
          >
            <thead role="rowgroup" className="block print:table-header-group">
              <tr role="row">
                <th role="columnheader" scope="col" className="sr-only print:not-sr-only print:invisible">
                  {figures.compared}
                </th>
                {subjects.map(({ name, detail, page }) => (
                  <th key={name} role="columnheader" scope="col">
                    <span className="linked font-display text-subheading">
                      {page ? <Link href={page.address}>{name}</Link> : <Whole>{name}</Whole>}
                    </span>
                    {detail ? (
                      <span className="block text-small font-normal text-muted">
                        <Whole>{detail}</Whole>
                      </span>
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
        {note ? <Prose html={note} look="small" /> : null}
        {works ? (
          <p className="max-w-text text-tiny text-muted">
            <strong className="font-strong text-ink">{figures.studied}</strong> <Whole>{works}</Whole>
          </p>
        ) : null}
      </div>
    </Section>
  )
}

/** A row that names a heading begins a group. */
function groupsOf(rows: Row[]): Row[][] {
  const starts = rows.flatMap(({ heading }, index) => (heading || index === 0 ? [index] : []))
  return starts.map((start, index) => rows.slice(start, starts[index + 1]))
}

function ComparisonGroup({ rows, subjects }: { rows: Row[]; subjects: Subject[] }) {
  const [{ heading } = {}] = rows
  return (
    <tbody role="rowgroup" className="block print:table-row-group">
      {heading ? (
        <tr role="row" className="comparison-group">
          <th role="rowheader" scope="rowgroup" colSpan={subjects.length + 1} className={headingLook}>
            <Whole>{heading}</Whole>
          </th>
        </tr>
      ) : null}
      {rows.map(({ label, note, cells }, number) => (
        <tr key={label} role="row">
          <th role="rowheader" scope="row" className="font-strong text-balance">
            <Whole>{label}</Whole>
            {note ? (
              <span className="block text-small font-normal text-muted">
                <Line html={note} />
              </span>
            ) : null}
            <Scale whole={wholeOf(cells)} before={wholeOf(rows[number - 1]?.cells ?? [])} />
          </th>
          {cells.map((cell, index) => (
            // Where two are picked, the first two to begin with.
            <td key={subjects[index]!.name} role="cell" className={index > 1 ? 'comparison-out' : undefined}>
              <span className="comparison-name desk:hidden print:hidden">
                <Whole>{subjects[index]!.name}</Whole>
              </span>
              <ComparisonCell cell={cell} whole={wholeOf(cells)} pair={subjects.length === 2} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

/** Half of a phone is too narrow for so many letters. */
const LONG = 80
const headingLook = 'pt-4 font-display text-subheading font-normal text-action desk:text-[1.75rem]'

function ComparisonCell({ cell, whole, pair }: { cell: Cell; whole: number; pair: boolean }) {
  const { money } = useWords()
  const { text, list, side = 'with', prices = [], usual } = cell
  const figures = figuresOf(cell)
  return (
    <div className={`grid gap-2 ${list || (text?.length ?? 0) > LONG ? 'comparison-much' : ''}`}>
      {figures.map((figure) => (
        <FigureSaid key={figure.id} {...{ figure, side, whole, pair }} />
      ))}
      {prices.map((price) => (
        <PriceSaid key={price.id} price={price} />
      ))}
      {usual?.units.map((units) => (
        <Said
          key={units}
          figure={formatMoney(usual.price.amount * units)}
          more={money.unitsAt(units, formatMoney(usual.price.amount))}
          tone="text-price"
        />
      ))}
      <Paragraph html={text} />
      {list ? (
        <ul className="grid gap-1 ps-3">
          {list.map((item) => (
            <li key={item}>
              <Line html={item} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

const figuresOf = ({ counts = [], measures = [] }: Cell): Figure[] => [...counts, ...measures]

type FigureProps = { figure: Figure; side: Arm; whole: number; pair: boolean }

/** '44 in 100' or '14.9%' and which dose it was, its bar, and under the thin one what the others had. */
function FigureSaid({ figure, side, whole, pair }: FigureProps) {
  const { figures: words } = useWords()
  const isCount = 'of' in figure
  const { withName = '', withoutName, without } = figure
  const say = (value: number) =>
    isCount ? value.toLocaleString('en-US') : `${value}${words.units[figure.unit] ?? ` ${figure.unit}`}`
  // Nothing where the other arm is a column of its own, and no bars where it is no column and no placebo.
  const isAlone = side === 'without' || Boolean(withoutName)
  const arms: Arm[] = isAlone ? (pair ? [side] : []) : ['with', 'without']
  return (
    <div className="leading-tight not-first:mt-2">
      <Said
        figure={say(figure[side]!)}
        of={isCount ? words.in(figure.of.toLocaleString('en-US')) : undefined}
        more={isAlone ? '' : withName}
      />
      {without === undefined || arms.length === 0 ? null : (
        <Bars {...{ figure, whole, arms }}>{words.placebo(say(without))}</Bars>
      )}
    </div>
  )
}

function PriceSaid({ price }: { price: Price }) {
  const { money } = useWords()
  const year = costOfYear(price)
  const which = [price.detail, price.condition].filter(Boolean).join(', ')
  // Makers sell four weeks at a time: the two can be compared.
  const fourWeeks = price.unit === 'week' ? money.fourWeeks(formatMoney(price.amount * 4)) : ''
  const longer = year ? [fourWeeks, money.aYear(formatMoney(year))].filter(Boolean).join(', ') : ''
  return (
    <Said
      figure={formatPrice(price, money)}
      more={[which, longer].filter(Boolean).join(': ')}
      tone="text-price"
    />
  )
}

type SaidProps = { figure: string; of?: string; more: string; tone?: 'text-action' | 'text-price' }

/** A figure, and what it is set against: beside it where there is room; a price's on narrow screens always below. */
function Said({ figure, more, of, tone = 'text-action' }: SaidProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-[0.35rem]">
      <span>
        <span className={`comparison-value numerals ${tone}`}>{figure}</span>
        {of ? <span> {of}</span> : null}
      </span>{' '}
      {more ? (
        <span className={`numerals text-muted ${tone === 'text-price' ? 'max-desk:basis-full' : ''}`}>
          <Whole>{more}</Whole>
        </span>
      ) : null}
    </p>
  )
}
