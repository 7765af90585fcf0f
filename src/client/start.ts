/**
 * The little script every page runs. What is more than a few lines is sent for only where its markup stands, and only
 * when the visitor comes near it.
 */
import { behaviours, fromTheStart } from '#blocks/behaviours.ts'
import { whenNear, whenSettled } from '#lib/browser/moments.ts'
import { layOutTheRest } from './lay-out.ts'
import { startReveal } from './reveal.ts'

quietTransitions()
layOutTheRest()
startReveal()
for (const begin of fromTheStart) begin()
if (/^(?:\/es)?\/thanks\//.test(location.pathname))
  // Not before the page has been painted: there is no hurry to forget what was sent.
  setTimeout(() => import('#lib/forms/drafts.ts').then((drafts) => drafts.dropDraftThatLeft()), 1000)

for (const [selector, moment, load] of behaviours) {
  for (const element of document.querySelectorAll<HTMLElement>(selector))
    moment(element, () => void load().then(({ start }) => start(element), withoutIt))
}

/** The script that makes forms more than plain forms, where the build has named one: see site/finish.ts. */
const { islands } = document.documentElement.dataset
for (const { firstElementChild } of document.querySelectorAll('astro-island')) {
  if (islands && firstElementChild)
    whenNear(firstElementChild as HTMLElement, () => void import(/* @vite-ignore */ islands).catch(withoutIt))
}

whenSettled(document.documentElement, linkManifest)

/** What a phone asks for when the page is put on its first screen. Named in the document, it would share the line with the banner. */
function linkManifest(): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  )
}

/**
 * A page that is left again before its cross-fade has begun skips it, and WebKit reports that as an error of ours. Nobody
 * needs to hear of it.
 */
function quietTransitions(): void {
  for (const moment of ['pageswap', 'pagereveal'])
    addEventListener(moment, (event) => {
      const { viewTransition } = event as Event & { viewTransition?: { ready: Promise<void> } | null }
      viewTransition?.ready.catch(() => {})
    })
}

/** Offline, or a tab so old that its files are gone: the page does what it does without a script. */
function withoutIt(): void {}
