import { whenInView } from './in-view.ts'

/** When a behaviour is sent for. */
export type Moment = (element: HTMLElement, go: () => void) => void

/** Less than a screen away. What is not displayed is never near. */
export const whenNear: Moment = (element, go) => whenInView(element, go, { rootMargin: '100% 0px' })

/** As near, but not before the first window is painted. */
export const whenNearLater: Moment = (element, go) => afterFirstWindow(() => whenNear(element, go))

/** At the first sign of interest: a pointer over it, or the focus in it, which may be there before this script. */
export const whenTouched: Moment = (element, go) => {
  if (element.matches(':hover, :focus-within')) return go()
  const signs = ['pointerover', 'focusin'] as const
  const touched = () => {
    for (const sign of signs) element.removeEventListener(sign, touched)
    go()
  }
  for (const sign of signs) element.addEventListener(sign, touched)
}

/** When the page has come whole and has been painted: what is not for everyone can wait. */
export const whenSettled: Moment = (_element, go) => afterLoad(() => setTimeout(go, 500))

/** At once where the page has come whole already. */
function afterLoad(go: () => void): void {
  if (document.readyState === 'complete') go()
  else addEventListener('load', go, { once: true })
}

/** When all of the first window is painted, two frames after it has come: nothing shares the line with the banner. */
export function afterFirstWindow(go: () => void): void {
  afterLoad(() => requestAnimationFrame(() => requestAnimationFrame(go)))
}

/** The press is answered first; what it brings comes after. */
export function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

export const atOnce: Moment = (_element, go) => go()
