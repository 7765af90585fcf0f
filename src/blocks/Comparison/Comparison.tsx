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
              // Beside the introduction, where there is one, on the line it ends on.
              className={`comparison-pick noscript:hidden desk:justify-self-end ${intro ? 'desk:-mt-[4.25rem]' : ''}`}
              {...island('Comparison', 'near', pick)}
            >
              <Island {...pick} />
            </div>
          </>
        ) : null}
        <div className="comparison-paper">
          <table
            id={`${id}-table`}
            className={`comparison w-full table-fixed border-collapse text-left ${several ? '' : 'comparison-pair'}`}
            aria-label={title}
          >
            <thead>
              <tr>
                <th scope="col">
                  <span className="sr-only">{figures.compared}</span>
                </th>
                {subjects.map(({ name, detail, page }) => (
                  <th key={name} scope="col">
                    <span className="linked font-display text-subheading">
                      {page ? <Link href={page.address}>{name}</Link> : name}
                    </span>
                    {detail ? (
                      <span className="block text-small font-normal text-muted">{detail}</span>
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
      {works ? (
        <p className="max-w-text text-tiny text-muted">
          <strong className="font-strong text-ink">{figures.studied}</strong> {works}
        </p>
      ) : null}
      {note ? <Prose html={note} look="small" /> : null}
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
    <tbody>
      {heading ? (
        <tr className="comparison-group">
          <th scope="rowgroup" colSpan={subjects.length + 1}>
            {heading}
          </th>
        </tr>
      ) : null}
      {rows.map(({ label, note, cells }) => (
        <tr key={label}>
          <th scope="row">
            {label}
            {note ? (
              <span className="block text-small font-normal text-muted">
                <Line html={note} />
              </span>
            ) : null}
            <Scale whole={wholeOf(cells)} />
          </th>
          {cells.map((cell, index) => (
            <td key={subjects[index]!.name}>
              <span className="comparison-name">{subjects[index]!.name}</span>
              <ComparisonCell cell={cell} whole={wholeOf(cells)} pair={subjects.length === 2} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function ComparisonCell({ cell, whole, pair }: { cell: Cell; whole: number; pair: boolean }) {
  const { money } = useWords()
  const { text, list, side = 'with', prices = [], usual } = cell
  const figures = figuresOf(cell)
  return (
    <div className="comparison-answer">
      {figures.map((figure) => (
        <div key={figure.id} className="grid gap-1">
          <FigureSaid figure={figure} side={side} />
          <Bars {...{ figure, whole }} arms={pair && figure.withoutName ? [side] : ['with', 'without']} />
        </div>
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
        <ul className="grid gap-1 ps-4">
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

/** '44 in 100' or '14.9%', and in small which dose it was and what the others had. */
function FigureSaid({ figure, side }: { figure: Figure; side: Arm }) {
  const { figures: words } = useWords()
  const isCount = 'of' in figure
  const { withName, withoutName, without } = figure
  const say = (value: number) =>
    isCount ? value.toLocaleString('en-US') : `${value}${words.units[figure.unit] ?? ` ${figure.unit}`}`
  const against = [withName, without === undefined ? '' : words.placebo(say(without))].filter(Boolean)
  // Nothing where the other arm is a column of its own.
  const isAlone = side === 'without' || withoutName
  return (
    <Said
      figure={say(figure[side]!)}
      of={isCount ? words.in(figure.of.toLocaleString('en-US')) : undefined}
      more={isAlone ? '' : against.join('; ')}
    />
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

/**
 * A figure, and in small what it is set against: beside it where there is room, below it otherwise; on a phone always,
 * where there would be room beside some figures only.
 */
function Said({ figure, more, of, tone = 'text-action' }: SaidProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span>
        <span className={`numerals font-display text-subheading ${tone}`}>{figure}</span>
        {of ? <span> {of}</span> : null}
      </span>{' '}
      {more ? <span className="numerals text-small text-muted max-phone:basis-full">{more}</span> : null}
    </p>
  )
}
