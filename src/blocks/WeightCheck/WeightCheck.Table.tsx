import { poundsAt } from '#lib/weight-check.ts'
import { useWords } from '#ui/words.ts'

const heights = [58, 60, 62, 64, 66, 68, 70, 72, 74, 76]

/** The rule of the labels in pounds, by height: it needs no script. */
export function WeightCheckTable({ alone, withCondition }: { alone: number; withCondition: number }) {
  const { checks } = useWords()
  return (
    <table className="line-table table-fixed">
      <caption className="pb-3 text-left font-display text-subheading text-balance">{checks.rule}</caption>
      <thead className="text-small text-muted">
        <tr>
          <th scope="col">{checks.height}</th>
          <th scope="col">{checks.withCondition(withCondition)}</th>
          <th scope="col">{checks.alone(alone)}</th>
        </tr>
      </thead>
      <tbody className="whitespace-nowrap">
        {heights.map((inches) => (
          <tr key={inches}>
            <th scope="row">{checks.feetAndInches(Math.floor(inches / 12), inches % 12)}</th>
            <td>{checks.inPounds(poundsAt(withCondition, inches))}</td>
            <td>{checks.inPounds(poundsAt(alone, inches))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
