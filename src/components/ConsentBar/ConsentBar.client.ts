import { afterActivation } from '#lib/browser/page-events.ts'
import type { PageViews } from '#lib/page-views.ts'

type Choice = 'yes' | 'no'

const KEY = 'analytics'

/** Asks for consent to analytics once; the footer's button reopens the bar. */
export function enableConsentBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-analytics]')
  if (bar) start(bar)
}

function start(bar: HTMLElement): void {
  const views = JSON.parse(bar.dataset.analytics!) as PageViews
  // The answer to a refused form has another address, which is not counted as a view.
  const isOwnAddress = views.address === '' || views.address === location.pathname
  const reopen = document.querySelector<HTMLButtonElement>('[data-privacy-choices]')
  let pageChoice: Choice | undefined = views.consent === 'granted' ? 'yes' : undefined
  let isTracked = false
  let isReopened = false
  const choice = () => (hasOptedOut() ? 'no' : (readChoice() ?? pageChoice))

  const [question, optOutNotice] = bar.querySelectorAll<HTMLElement>(':scope > div')
  question!.hidden = hasOptedOut()
  optOutNotice!.hidden = !hasOptedOut()
  if (isOwnAddress && choice() === undefined) show(true)
  afterActivation(track)
  // A page restored from the back/forward cache is a new view.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    isTracked = false
    track()
  })
  bar.addEventListener('click', ({ target }) => {
    const answer = (target as Element).closest('button')?.value
    if (!answer) return
    if (answer === 'yes' || answer === 'no') save(answer)
    if (isReopened) reopen?.focus()
    show(false)
  })
  reopen?.removeAttribute('hidden')
  reopen?.addEventListener('click', () => {
    const now = choice()
    const current = bar.querySelector<HTMLElement>('[data-current-choice]')!
    const labels = JSON.parse(current.dataset.currentChoice!) as Record<Choice, string>
    current.textContent = now ? labels[now] : ''
    isReopened = true
    show(true)
    bar.focus()
  })

  function show(shown: boolean): void {
    bar.hidden = !shown
    document.documentElement.toggleAttribute('data-consent-asked', shown)
  }

  function save(answer: Choice): void {
    pageChoice = answer
    try {
      localStorage.setItem(KEY, answer)
    } catch {
      // Without storage the choice applies to this page only.
    }
    if (answer === 'no') void import('./analytics.ts').then(({ disableTracking }) => disableTracking(views))
    track()
  }

  function track(): void {
    if (!isOwnAddress || isTracked || choice() !== 'yes') return
    isTracked = true
    void import('./analytics.ts').then(({ trackView }) => trackView(views))
  }
}

function readChoice(): Choice | undefined {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === 'yes' || kept === 'no' ? kept : undefined
  } catch {
    return undefined
  }
}

function hasOptedOut(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as {
    globalPrivacyControl?: boolean
    doNotTrack: string | null
  }
  return globalPrivacyControl === true || doNotTrack === '1'
}
