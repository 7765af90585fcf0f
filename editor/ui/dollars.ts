/** 16000 -> '160', 1250 -> '12.50' */
export function dollarsOf(cents: unknown): string {
  if (typeof cents !== 'number') return String(cents ?? '')
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
}

/** '160', '$1,250' or '12.50' -> cents; undefined for what is no sum. */
export function centsOf(dollars: string): number | undefined {
  const [, whole, fraction = ''] =
    /^\s*\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{0,2}))?\s*$/.exec(dollars) ?? []
  return whole === undefined ? undefined : Number(whole.replaceAll(',', '') + fraction.padEnd(2, '0'))
}
