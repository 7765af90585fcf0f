import { noBreak } from '#components/ui/no-break.ts'
type TableProps = {
  caption: string
  captionLook: string
  heads: string[]
  headLook?: string
  /** The first cell of each names it. */
  rows: (string | number)[][]
  bodyLook?: string
  className?: string
}

/** Names and figures: every column and every row has a head, so that a screen reader says both with a cell. */
export function Table(props: TableProps) {
  const { caption, captionLook, heads, headLook, rows, bodyLook, className } = props
  return (
    <table className={className}>
      <caption className={captionLook}>{noBreak(caption)}</caption>
      <thead className={headLook}>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {noBreak(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={bodyLook}>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{noBreak(name)}</th>
            {cells.map((cell, column) => (
              <td key={heads[column + 1]}>{noBreak(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
