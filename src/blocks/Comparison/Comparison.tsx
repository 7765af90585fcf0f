import { behaviour } from '#lib/island.ts'
import { mark } from '#lib/mark.ts'
import type { Html } from '#lib/model/text.ts'
import { buttonLook } from '#ui/Button/Button.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Line, Prose } from '#ui/Prose/Prose.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { ComparisonCell, type Cell } from './Comparison.Cell.tsx'
import * as names from './Comparison.names.ts'
import { groupsOf, worksOf } from './comparison-words.ts'
import { Link } from '#ui/Link/Link.tsx'
import { useWords } from '#ui/words.ts'

export type Subject = { name: string; detail?: string; page?: { address: string } }
/** `heading` stands above this row and those after it, until the next one. */
export type Row = { heading?: string; label: string; note?: Html; cells: Cell[] }
export type ComparisonProps = {
  id: string
  title: string
  intro?: Html
  subjects: Subject[]
  rows: Row[]
  note?: Html
}

/**
 * Things to choose between, a column each. On a phone a row is its question with two answers side by side, whose names
 * stay in sight above, and a visitor picks which two; without scripts all of them stand there. On paper it is the whole table.
 */
export function Comparison({ id, title, intro, subjects, rows, note }: ComparisonProps) {
  const { figures } = useWords()
  const works = worksOf(rows)
  const several = subjects.length > 2
  return (
    <Section id={id} title={title} intro={intro} className="grid gap-6" reveal="opening">
      <div {...behaviour('blocks/Comparison/Comparison', 'near')} className="grid gap-6">
        <ComparisonPrint several={several} />
        {several ? <ComparisonPick id={id} subjects={subjects} /> : null}
        <table
          className={several ? 'comparison' : 'comparison comparison-pair'}
          data-paper="comparison"
          aria-label={title}
        >
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{figures.compared}</span>
              </th>
              {subjects.map((subject) => (
                <th key={subject.name} scope="col">
                  <SubjectName {...subject} />
                </th>
              ))}
            </tr>
          </thead>
          {groupsOf(rows).map(({ title: group, rows: asked }) => (
            <tbody key={asked[0]!.label}>
              {group ? (
                <tr className="comparison-group">
                  <th scope="rowgroup" colSpan={subjects.length + 1}>
                    {group}
                  </th>
                </tr>
              ) : null}
              {asked.map((row) => (
                <ComparisonRow key={row.label} {...row} subjects={subjects} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {works ? (
        <p className="max-w-text text-small text-muted">
          <strong className="font-strong text-ink">{figures.studied}</strong> {works}
        </p>
      ) : null}
      {note ? <Prose html={note} look="small" /> : null}
    </Section>
  )
}

function ComparisonRow({ label, note, cells, subjects }: Row & { subjects: Subject[] }) {
  return (
    <tr>
      <th scope="row">
        {label}
        {note ? (
          <span className="block text-small font-normal text-muted">
            <Line html={note} />
          </span>
        ) : null}
      </th>
      {cells.map((cell, index) => (
        <td key={subjects[index]!.name} {...mark(names.column, index)}>
          <span className="comparison-name">{subjects[index]!.name}</span>
          <ComparisonCell cell={cell} pair={subjects.length === 2} />
        </td>
      ))}
    </tr>
  )
}

function SubjectName({ name, detail, page }: Subject) {
  return (
    <>
      <span className="linked font-display text-subheading">
        {page ? <Link href={page.address}>{name}</Link> : name}
      </span>
      {detail ? <span className="block text-small font-normal text-muted">{detail}</span> : null}
    </>
  )
}

/** Once the script runs: a button that prints the whole table; and where two of several are shown, how to choose them. */
function ComparisonPrint({ several }: { several: boolean }) {
  const { figures } = useWords()
  return (
    <div
      data-paper="none"
      inert
      className="awaits-script flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      <button type="button" {...mark(names.printButton)} className={buttonLook('quiet', 'small')}>
        <Icon name="print" /> {figures.printForVisit}
      </button>
      {several ? <p className="comparison-hint text-small text-muted">{figures.pickTwo}</p> : null}
    </div>
  )
}

/** On a narrow screen, once the script runs: two lists that stay in sight as the heads of the two columns. */
function ComparisonPick({ id, subjects }: { id: string; subjects: { name: string }[] }) {
  const { figures } = useWords()
  return (
    <div data-paper="none" inert className="comparison-pick awaits-script">
      {[figures.compare, figures.with].map((place, chosen) => (
        <div key={place}>
          <label htmlFor={`${id}-${chosen}`} className="sr-only">
            {place}
          </label>
          <select
            id={`${id}-${chosen}`}
            {...mark(names.pick)}
            defaultValue={chosen}
            autoComplete="off"
            className="list-field min-h-12 w-full rounded-field border border-edge bg-card pl-3 text-body font-medium text-ink"
          >
            {subjects.map(({ name }, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </select>
        </div>
      ))}
    </div>
  )
}
