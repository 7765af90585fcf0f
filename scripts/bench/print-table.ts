export type Column<Row> = { title: string; of: (row: Row) => string | number }

/** Words to the left, figures to the right, as wide as they need. */
export function printTable<Row>(rows: Row[], columns: Column<Row>[]): void {
  const cells = rows.map((row) => columns.map(({ of }) => String(of(row))))
  const widths = columns.map(({ title }, index) =>
    Math.max(title.length, ...cells.map((line) => line[index]!.length)),
  )
  const line = (words: string[]) =>
    words
      .map((word, index) => (index === 0 ? word.padEnd(widths[index]!) : word.padStart(widths[index]! + 2)))
      .join('')
  console.log(line(columns.map(({ title }) => title)))
  for (const words of cells) console.log(line(words))
}

/** One line a target: met, or by how much not. */
export function printVerdict(
  what: string,
  value: number,
  target: number,
  unit: string,
  isMet: boolean,
): void {
  const figure = Number.isInteger(value) ? value : value.toFixed(value < 10 ? 3 : 1)
  console.log(`${isMet ? 'ok  ' : 'OVER'} ${what}: ${figure} ${unit}, target ${target}`)
}
