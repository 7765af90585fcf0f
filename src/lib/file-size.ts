/** 1,536 -> '2 kB', 2,400,000 -> '2.4 MB': as a visitor who pays by the megabyte counts. */
export function formatBytes(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}
