export function afterLoad(go: () => void): void {
  if (document.readyState === 'complete') go()
  else addEventListener('load', go, { once: true })
}

/** For third parties: not in a prerendered page that nobody sees yet. */
export function afterActivation(go: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', () => afterLoad(go), { once: true })
  else afterLoad(go)
}

export function isReloadOrBack(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type !== 'navigate'
}

/** Two frames after load, so that nothing competes with the banner for bandwidth. */
export function afterLoadAndPaint(go: () => void): void {
  afterLoad(() => requestAnimationFrame(() => requestAnimationFrame(go)))
}

/** Lets a click show its effect before slow work. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
