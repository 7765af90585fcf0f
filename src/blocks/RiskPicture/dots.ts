const columns = 20
const step = 10

type Counted = { with: number; without?: number; of: number }

/**
 * Whole people of a hundred are drawn one by one. Where a picture holds halves or rare harms, all of it is bars, and
 * this is the number a full bar stands for: a round one just above the largest.
 */
export function barEndOf(counts: Counted[]): number | undefined {
  const numbers = counts.flatMap(({ with: one, without = 0 }) => [one, without])
  if (counts.every(({ of }) => of === 100) && numbers.every(Number.isInteger)) return undefined
  return [10, 20, 50, 100, 200, 500].find((end) => end >= Math.max(...numbers)) ?? counts[0]!.of
}

/** Lines whose dashes are the dots: the first `number` of a hundred, and the rest. */
export function dotPaths(number: number): { filled: string; empty: string } {
  return { filled: dotsFrom(0, number), empty: dotsFrom(number, 100) }
}

/** Row by row, each a line that begins at its first dot and ends just past its last. */
function dotsFrom(first: number, end: number): string {
  const rows: string[] = []
  for (let dot = first; dot < end; dot = (Math.floor(dot / columns) + 1) * columns) {
    const row = Math.floor(dot / columns)
    const last = Math.min(end, (row + 1) * columns) - 1
    const x = (dot % columns) * step + step / 2
    // A dash of no length with round ends is a dot; a little more than the distance makes sure of the last.
    rows.push(`M${x} ${row * step + step / 2}h${(last - dot) * step + 0.01}`)
  }
  return rows.join('')
}
