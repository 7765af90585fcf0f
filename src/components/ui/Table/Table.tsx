import { noBreak } from '#components/ui/no-break.ts'
type TableProps = {
  caption: string
  captionClassName: string
  heads: string[]
  headClassName?: string
  rows: (string | number)[][]
  bodyClassName?: string
  className?: string
}

export function Table(props: TableProps) {
  const { caption, captionClassName, heads, headClassName, rows, bodyClassName, className } = props
  return (
    <table className={className}>
      <caption className={captionClassName}>{noBreak(caption)}</caption>
      <thead className={headClassName}>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {noBreak(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={bodyClassName}>
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
