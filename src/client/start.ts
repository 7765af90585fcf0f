/** The little script every page runs. A behaviour with a selector is loaded only where its markup stands. */
import { startDrafts } from './drafts.ts'
import { whenInView } from './in-view.ts'
import { onLightboxLinks } from './lightbox-links.ts'
import { startMenu } from './menu.ts'
import { startOpenNow } from './open-now.ts'
import { startPrint } from './print.ts'
import { startReveal } from './reveal.ts'
import { startSearch } from './search.ts'

startMenu()
startOpenNow()
startReveal()
startDrafts()
startSearch()
startPrint()
onLightboxLinks()

type Behaviour = { start(element: HTMLElement): void }

each('main [data-search]', () => import('./search-box.ts'))
each('[data-price-filter]', () => import('./price-filter.ts'))
each('[data-film]', () => import('./film.ts'))
each('[data-video]', () => import('./video-frame.ts'))
each('[data-count]', () => import('./counters.ts'))
each('[data-analytics]', () => import('./consent.ts'))
each('[data-financing]', () => import('./financing.ts'))
each('[data-panel]', () => import('./panels.ts'))
each('[data-before-after]', () => import('./before-after.ts'))
// The slider is the one heavy guest: it is sent for when the visitor is less than a screen away.
each('[data-testimonials]', () => import('./testimonials.ts'), { rootMargin: '100% 0px' })

function each(selector: string, load: () => Promise<Behaviour>, near?: IntersectionObserverInit): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const begin = () => void load().then(({ start }) => start(element))
    if (near) whenInView(element, begin, near)
    else begin()
  }
}
