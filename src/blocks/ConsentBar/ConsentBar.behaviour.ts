import type { PageViews } from '#lib/page-views.ts'
import { whenSeen } from '#lib/browser/when-seen.ts'

/** What ties the question before counting, and the footer's button that brings it back, to its script. */
export const counting = 'data-analytics'
/** On the root while it is shown. */
export const asked = 'data-consent-asked'
export const side = 'data-consent'
export const answerSoFar = 'data-consent-now'
export const answer = 'data-answer'
export const privacyChoices = 'data-privacy-choices'
export const openedFrom = 'data-from'
export const answersSaid = 'data-answers-said'

type Choice = 'yes' | 'no'

/** Asks once whether views may be counted, follows the answer, and lets it be changed from the footer at any time. */
export function start(bar: HTMLElement): void {
  const views = JSON.parse(bar.getAttribute(counting) ?? '{}') as PageViews
  // A form that failed is answered under another address than its page's: that is no view of the page.
  const here = views.address === '' || views.address === location.pathname
  let answered: Choice | undefined = views.consent === 'granted' ? 'yes' : undefined
  let counted = false
  const choice = () => (browserSaysNo() ? 'no' : (readChoice() ?? answered))

  if (here && choice() === undefined) show(bar, true)
  whenSeen(count)
  // Back may bring the page as it was left, script and all: a view like any other.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    counted = false
    count()
  })
  offerChoice(bar, choice, (answer) => {
    answered = answer
    keepChoice(answer)
    if (answer === 'no') void import('./analytics.ts').then(({ stopCounting }) => stopCounting(views))
    count()
  })

  function count(): void {
    if (!here || counted || choice() !== 'yes') return
    counted = true
    void import('./analytics.ts').then(({ countView }) => countView(views))
  }
}

function show(bar: HTMLElement, shown: boolean): void {
  bar.hidden = !shown
  // What has the focus stays above it: ConsentBar.css.
  document.documentElement.toggleAttribute(asked, shown)
}

/** The bar's buttons, and the footer's button that brings the bar back. */
function offerChoice(
  bar: HTMLElement,
  choice: () => Choice | undefined,
  follow: (answer: Choice) => void,
): void {
  const reopen = document.querySelector<HTMLButtonElement>(`[${privacyChoices}]`)
  const shown = browserSaysNo() ? 'refused' : 'open'
  for (const part of bar.querySelectorAll<HTMLElement>(`[${side}]`))
    part.hidden = part.getAttribute(side) !== shown

  bar.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest(`[${answer}]`)?.getAttribute(answer)
    if (!pressed) return
    if (pressed === 'yes' || pressed === 'no') follow(pressed)
    // Whoever came from the footer goes back there; whoever was asked goes on with the page.
    if (bar.getAttribute(openedFrom) === 'footer') reopen?.focus()
    show(bar, false)
  })
  if (!reopen) return
  reopen.hidden = false
  reopen.addEventListener('click', () => {
    const now = choice()
    const soFar = bar.querySelector(`[${answerSoFar}]`)!
    const said = JSON.parse(soFar.getAttribute(answersSaid) ?? '{}') as Record<Choice, string>
    soFar.textContent = now ? said[now] : ''
    bar.setAttribute(openedFrom, 'footer')
    show(bar, true)
    bar.focus()
  })
}

const KEY = 'analytics'

/** What the visitor answered about analytics. Forbidden storage only means that they are asked again. */
function readChoice(): Choice | undefined {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === 'yes' || kept === 'no' ? kept : undefined
  } catch {
    return undefined
  }
}

function keepChoice(choice: Choice): void {
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // The answer holds for this page.
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
