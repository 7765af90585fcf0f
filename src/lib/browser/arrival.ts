/** Reloaded, or reached by the browser's arrows: the visitor has a place on the page and may have typed something. */
export function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type !== 'navigate'
}
