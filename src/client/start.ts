/** What every page runs. More than a few lines is sent for only where its markup stands, as the visitor comes near. */
import type { LoadIsland } from '#ui/hydrate.ts'
import { closePreview, leaveWhileTyping } from '#blocks/FootBars/FootBars.behaviour.ts'
import { openSearch } from '#blocks/Search/Search.Dialog.behaviour.ts'
import { lockUnderMenu } from '#lib/browser/lock-scroll.ts'
import { type MomentName, moments } from '#lib/browser/moments.ts'
import { datePrints, unfoldForPrint } from '#lib/browser/print.ts'
import { layOutTheRest } from './lay-out.ts'
import { openLightboxLinks } from './lightbox/open-links.ts'
import { startReveal } from './reveal.ts'

quietTransitions()
layOutTheRest()
startReveal()
// What is too little to be sent for.
lockUnderMenu()
leaveWhileTyping()
closePreview()
openSearch()
openLightboxLinks()
datePrints()
unfoldForPrint()
if (/^(?:\/es)?\/thanks\//.test(location.pathname))
  // Not before the page has been painted: there is no hurry to forget what was sent.
  setTimeout(() => import('#lib/forms/drafts.ts').then((drafts) => drafts.dropDraftThatLeft()), 1000)

/** What blocks do in the browser is found by its file's name, which stands in the markup (lib/island.ts). */
const behaviours = import.meta.glob<{ start(element: HTMLElement): void }>([
  '../{blocks,ui}/*/*.behaviour.ts',
  '!../blocks/FootBars/*',
  '!../**/Search.Dialog.behaviour.ts',
])
forEach('data-behaviour', (element, file) =>
  behaviours[`../${file}.behaviour.ts`]!().then(({ start }) => start(element)),
)
const islands = import.meta.glob('../blocks/*/*.Island.tsx') as Record<string, LoadIsland>
forEach('data-island', async (element, folder) => {
  const { hydrate } = await import('#ui/hydrate.ts')
  await hydrate(element, islands[`../blocks/${folder}/${folder}.Island.tsx`]!)
})

/** A page that is left before its cross-fade has begun skips it, and WebKit reports that as an error of ours. */
function quietTransitions(): void {
  for (const moment of ['pageswap', 'pagereveal'])
    addEventListener(moment, (event) => {
      const { viewTransition } = event as Event & { viewTransition?: { ready: Promise<void> } | null }
      viewTransition?.ready.catch(() => {})
    })
}

/** Sends for what an attribute names, at the moment it names. */
function forEach(attribute: string, load: (element: HTMLElement, name: string) => Promise<void>): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
    const [name, moment] = element.getAttribute(attribute)!.split(' ') as [string, MomentName]
    // Offline, or a tab so old that its files are gone: what works without a script does, and the next focus tries again.
    const go = () =>
      void load(element, name).catch(() => element.addEventListener('focusin', go, { once: true }))
    moments[moment](element, go)
  }
}
