import type { Words } from '#lib/words/words.ts'
import type { Bars, Lines } from './chart-values.ts'
import { useWords } from '#ui/words.ts'

/** Every number of the drawing, for those who hear it, print it or want it exact. */
export function ChartTable({ title, values }: { title: string; values: Lines | Bars }) {
  const { figures } = useWords()
  const { heads, rows } = values.kind === 'lines' ? linesTable(values, figures) : barsTable(values, figures)
  return (
    <details className="chart-table">
      <summary className="inline-flex min-h-11 items-center text-small font-medium text-action">
        {figures.inTable}
      </summary>
      <div className="prose">
        <table>
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a column is its place
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

type Table = { heads: string[]; rows: string[][] }

function linesTable({ lines, time, say }: Lines, { startOfTable }: Words['figures']): Table {
  const times = lines[0]!.points.map(([at]) => at)
  return {
    heads: [capital(time), ...lines.map(({ name }) => name)],
    rows: times.map((at, row) => [
      at === 0 ? startOfTable : `${capital(time)} ${at}`,
      ...lines.map(({ points }) => say(points[row]![1])),
    ]),
  }
}

function barsTable({ rows, withoutName, say }: Bars, { name, figure, notMeasured }: Words['figures']): Table {
  const compared = rows.some(({ without }) => without !== undefined)
  return {
    heads: [name, figure, ...(compared ? [withoutName] : [])],
    rows: rows.map(({ name: row, value, to, without }) => [
      row,
      say(value, to),
      ...(compared ? [without === undefined ? notMeasured : say(without)] : []),
    ]),
  }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
