import { whenVisible } from '#lib/browser/moments.ts'
import type { PageViews } from '#lib/page-views.ts'

type Choice = 'yes' | 'no'

const KEY = 'analytics'

/** Asks once whether views may be counted, follows the answer, and lets it be changed from the footer at any time. */
export function askForConsent(): void {
  const bar = document.querySelector<HTMLElement>('[data-analytics]')
  if (bar) enableBar(bar)
}

function enableBar(bar: HTMLElement): void {
  const views = JSON.parse(bar.dataset.analytics!) as PageViews
  // A form that failed is answered under another address than its page's: that is no view of the page.
  const here = views.address === '' || views.address === location.pathname
  const reopen = document.querySelector<HTMLButtonElement>('[data-privacy-choices]')
  let answered: Choice | undefined = views.consent === 'granted' ? 'yes' : undefined
  let counted = false
  let fromFooter = false
  const choice = () => (browserSaysNo() ? 'no' : (readChoice() ?? answered))

  const [question, refusal] = bar.querySelectorAll<HTMLElement>(':scope > div')
  question!.hidden = browserSaysNo()
  refusal!.hidden = !browserSaysNo()
  if (here && choice() === undefined) show(true)
  whenVisible(count)
  // Back may bring the page as it was left, script and all: a view like any other.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    counted = false
    count()
  })
  bar.addEventListener('click', ({ target }) => {
    const answer = (target as Element).closest('button')?.value
    if (!answer) return
    if (answer === 'yes' || answer === 'no') follow(answer)
    // Whoever came from the footer goes back there; whoever was asked goes on with the page.
    if (fromFooter) reopen?.focus()
    show(false)
  })
  reopen?.removeAttribute('hidden')
  reopen?.addEventListener('click', () => {
    const now = choice()
    const current = bar.querySelector<HTMLElement>('[data-current-choice]')!
    const labels = JSON.parse(current.dataset.currentChoice!) as Record<Choice, string>
    current.textContent = now ? labels[now] : ''
    fromFooter = true
    show(true)
    bar.focus()
  })

  function show(shown: boolean): void {
    bar.hidden = !shown
    // What has the focus stays above it: FootBars.css.
    document.documentElement.toggleAttribute('data-consent-asked', shown)
  }

  function follow(answer: Choice): void {
    answered = answer
    try {
      localStorage.setItem(KEY, answer)
    } catch {
      // The answer holds for this page.
    }
    if (answer === 'no') void import('./analytics.ts').then(({ stopCounting }) => stopCounting(views))
    count()
  }

  function count(): void {
    if (!here || counted || choice() !== 'yes') return
    counted = true
    void import('./analytics.ts').then(({ countView }) => countView(views))
  }
}

/** What the visitor answered before. Forbidden storage only means that they are asked again. */
function readChoice(): Choice | undefined {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === 'yes' || kept === 'no' ? kept : undefined
  } catch {
    return undefined
  }
}

/** Global Privacy Control and Do Not Track: a no that was said once for all sites. */
function browserSaysNo(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as {
    globalPrivacyControl?: boolean
    doNotTrack: string | null
  }
  return globalPrivacyControl === true || doNotTrack === '1'
}
