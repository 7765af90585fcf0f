export function afterLoad(go: () => void): void {
  if (document.readyState === 'complete') go()
  else addEventListener('load', go, { once: true })
}

/** Another company's slow server then holds up nothing of ours, and a page prepared in advance contacts nobody unseen. */
export function whenVisible(go: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', () => afterLoad(go), { once: true })
  else afterLoad(go)
}

/** Reloaded, or reached by the browser's arrows: the visitor has a place on the page and may have typed something. */
export function isReloadOrBack(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type !== 'navigate'
}

/** When all of the first window is painted, two frames after it has come: nothing shares the line with the banner. */
export function afterFirstPaint(go: () => void): void {
  afterLoad(() => requestAnimationFrame(() => requestAnimationFrame(go)))
}

/** The press is answered first; what it brings comes after. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
