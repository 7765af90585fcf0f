import { behaviour } from '#lib/island.ts'
import { mark } from '#lib/mark.ts'
import type { Html } from '#lib/model/text.ts'
import { Line, Prose } from '#ui/Prose/Prose.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { ComparisonCell, type Cell } from './Comparison.Cell.tsx'
import * as names from './Comparison.names.ts'
import { ComparisonPick } from './Comparison.Pick.tsx'
import { ComparisonPrint } from './Comparison.Print.tsx'
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
      {works.length > 0 ? (
        <p className="max-w-text text-small text-muted">
          <strong className="font-strong text-ink">{figures.studied}</strong> {works.join(' ')}
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
