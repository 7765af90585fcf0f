import { whenInView } from './elements.ts'

type Moment = (element: HTMLElement, go: () => void) => void

/** Less than a screen away. What is not displayed is never near. */
const near: Moment = (element, go) => whenInView(element, go, { rootMargin: '100% 0px' })

/** When an island is sent for, by the name that its markup gives. */
export const moments = {
  near,
  /** At once where the address says something of it, or what was done before comes back; else near. */
  asked: (element, go) => (location.search || location.hash || isReturn() ? go() : near(element, go)),
  /** At the first sign of interest: a pointer over it, or the focus in it, which may be there before this script. */
  touched: (element, go) => {
    if (element.matches(':hover, :focus-within')) return go()
    const signs = ['pointerover', 'focusin'] as const
    const touched = () => {
      for (const sign of signs) element.removeEventListener(sign, touched)
      go()
    }
    for (const sign of signs) element.addEventListener(sign, touched)
  },
} satisfies Record<string, Moment>

export type MomentName = keyof typeof moments

export function afterLoad(go: () => void): void {
  if (document.readyState === 'complete') go()
  else addEventListener('load', go, { once: true })
}

/** Another company's slow server then holds up nothing of ours, and a page prepared in advance contacts nobody unseen. */
export function whenSeen(go: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', () => afterLoad(go), { once: true })
  else afterLoad(go)
}

/** Reloaded, or reached by the browser's arrows: the visitor has a place on the page and may have typed something. */
export function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type !== 'navigate'
}

/** When all of the first window is painted, two frames after it has come: nothing shares the line with the banner. */
export function afterFirstWindow(go: () => void): void {
  afterLoad(() => requestAnimationFrame(() => requestAnimationFrame(go)))
}

/** The press is answered first; what it brings comes after. */
export function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
