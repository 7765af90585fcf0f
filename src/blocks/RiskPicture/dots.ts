const columns = 20
const step = 10

/** Whole people of a hundred can be drawn one by one; halves and rare harms cannot. */
export function isDrawnAsDots(number: number, of: number): boolean {
  return of === 100 && Number.isInteger(number)
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
