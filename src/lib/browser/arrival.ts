/** Reloaded, or reached by the browser's arrows: the visitor has a place on the page and may have typed something. */
export function isReturn(): boolean {
  return visit()?.type !== 'navigate'
}

/** By a link to some words of the page, as search engines make them (#:~:text=). The address itself hides them from scripts. */
export function isLedToWords(): boolean {
  return visit()?.name.includes(':~:text=') ?? false
}

function visit(): PerformanceNavigationTiming | undefined {
  return performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined
}
