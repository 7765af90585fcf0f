export type Figure = { what: string; measured: string; goal: string; reached: boolean }

export function printFigure({ what, measured, goal, reached }: Figure): void {
  console.log(`${reached ? 'ok  ' : 'MISS'}  ${what.padEnd(58)}${measured.padStart(12)}   goal: ${goal}`)
}

export function skipped(what: string, why: string): Figure {
  return { what, measured: 'skipped', goal: why, reached: true }
}

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

/** Whole numbers and milliseconds, written the same on every machine. */
export function inWords(value: number, unit = ''): string {
  return `${Math.round(value).toLocaleString('en-US')}${unit && ` ${unit}`}`
}
