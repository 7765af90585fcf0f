import { poundsAt } from '#lib/weight-check.ts'

const heights = [58, 60, 62, 64, 66, 68, 70, 72, 74, 76]

/** The rule of the labels in pounds, by height: it needs no script. */
export function WeightCheckTable({ alone, withCondition }: { alone: number; withCondition: number }) {
  return (
    <table className="line-table">
      <caption className="pb-3 text-left font-display text-subheading">
        The weight at which the labels' rule begins
      </caption>
      <thead className="text-small text-muted">
        <tr>
          <th scope="col">Height</th>
          <th scope="col">BMI {withCondition}, with a condition tied to weight</th>
          <th scope="col">BMI {alone}</th>
        </tr>
      </thead>
      <tbody>
        {heights.map((inches) => (
          <tr key={inches}>
            <th scope="row">
              {Math.floor(inches / 12)} ft {inches % 12} in
            </th>
            <td>{poundsAt(withCondition, inches)} lb</td>
            <td>{poundsAt(alone, inches)} lb</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
