/**
 * The little script every page runs. What is more than a few lines is sent for only where its markup stands, and only
 * when the visitor comes near it.
 */
import { whenInView } from './in-view.ts'
import { layOutTheRest } from './lay-out.ts'
import { onLightboxLinks } from './lightbox-links.ts'
import { startPrint } from './print.ts'
import { startReveal } from './reveal.ts'
import { startSearch } from './search.ts'

layOutTheRest(isReturn())
startReveal()
startSearch()
startPrint()
onLightboxLinks()
if (location.pathname.startsWith('/thanks/'))
  // Not before the page has been painted: there is no hurry to forget what was sent.
  setTimeout(() => import('#lib/forms/drafts.ts').then(({ dropDraftThatLeft }) => dropDraftThatLeft()), 1000)

each('[data-header]', () => import('./menu.ts'), whenTouched)
each('[data-open-now]', () => import('./open-now.ts'), whenNear)
// An address may name the subject.
each('form[data-form]', () => import('./drafts.ts'), location.search || isReturn() ? atOnce : whenNear)
each('[data-film]', () => import('./film.ts'), whenNear)
each('[data-video]', () => import('./video-frame.ts'), whenNear)
each('[data-count]', () => import('./counters.ts'), whenNear)
each('[data-panel]', () => import('./panels.ts'), whenNear)
each('[data-before-after]', () => import('./before-after.ts'), whenNear)
each('[data-testimonials]', () => import('./testimonials.ts'), whenNear)
// Words in the address are answered at once: ?q=, or an address that does not exist.
const asks = location.search || location.pathname !== '/search'
each('main [data-search]', () => import('./search-box.ts'), asks ? atOnce : whenSettled)
each('[data-price-filter]', () => import('./price-filter.ts'), whenSettled)
each('[data-analytics]', () => import('./consent.ts'), atOnce)
each('[data-financing]', () => import('./financing.ts'), atOnce)

wakeIslands()

/** The script that makes forms more than plain forms, where the build has named one: see build/share-scripts.ts. */
function wakeIslands(): void {
  const { islands } = document.documentElement.dataset
  for (const { firstElementChild } of document.querySelectorAll('astro-island')) {
    if (islands && firstElementChild)
      whenNear(firstElementChild, () => void import(/* @vite-ignore */ islands).catch(withoutIt))
  }
}

/** Reloaded, or reached by the browser's arrows: the visitor has a place on the page and may have typed something. */
function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type !== 'navigate'
}

type Behaviour = { start(element: HTMLElement): void }
type Moment = (element: HTMLElement, go: () => void) => void

function each(selector: string, load: () => Promise<Behaviour>, moment: Moment): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector))
    moment(element, () => void load().then(({ start }) => start(element), withoutIt))
}

/** Offline, or a tab so old that its files are gone: the page does what it does without a script. */
function withoutIt(): void {}

/** Less than a screen away. What is not displayed is never near. */
function whenNear(element: Element, go: () => void): void {
  whenInView(element, go, { rootMargin: '100% 0px' })
}

/** At the first sign of interest: a pointer over it, or the focus in it. */
function whenTouched(element: HTMLElement, go: () => void): void {
  const signs = ['pointerover', 'focusin'] as const
  const touched = () => {
    for (const sign of signs) element.removeEventListener(sign, touched)
    go()
  }
  for (const sign of signs) element.addEventListener(sign, touched)
}

/** When the page has come whole and has been painted: what is not for everyone can wait. */
function whenSettled(_element: HTMLElement, go: () => void): void {
  const soon = () => setTimeout(go, 500)
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
}

function atOnce(_element: HTMLElement, go: () => void): void {
  go()
}
