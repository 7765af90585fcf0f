import type { PageViews } from '#lib/page-views.ts'
import { browserSaysNo, keepChoice, readChoice, type Choice } from './choice.ts'
import { whenSeen } from '#lib/browser/when-seen.ts'
import * as names from './ConsentBar.names.ts'

/** Asks once whether views may be counted, follows the answer, and lets it be changed from the footer at any time. */
export function start(bar: HTMLElement): void {
  const views = JSON.parse(bar.getAttribute(names.counting) ?? '{}') as PageViews
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
  document.documentElement.toggleAttribute(names.asked, shown)
}

/** The bar's buttons, and the footer's button that brings the bar back. */
function offerChoice(
  bar: HTMLElement,
  choice: () => Choice | undefined,
  follow: (answer: Choice) => void,
): void {
  const reopen = document.querySelector<HTMLButtonElement>(`[${names.privacyChoices}]`)
  const shown = browserSaysNo() ? 'refused' : 'open'
  for (const part of bar.querySelectorAll<HTMLElement>(`[${names.side}]`))
    part.hidden = part.getAttribute(names.side) !== shown

  bar.addEventListener('click', ({ target }) => {
    const answer = (target as Element).closest(`[${names.answer}]`)?.getAttribute(names.answer)
    if (!answer) return
    if (answer === 'yes' || answer === 'no') follow(answer)
    // Whoever came from the footer goes back there; whoever was asked goes on with the page.
    if (bar.getAttribute(names.openedFrom) === 'footer') reopen?.focus()
    show(bar, false)
  })
  if (!reopen) return
  reopen.hidden = false
  reopen.addEventListener('click', () => {
    const now = choice()
    const soFar = bar.querySelector(`[${names.answerSoFar}]`)!
    const said = JSON.parse(soFar.getAttribute(names.answersSaid) ?? '{}') as Record<Choice, string>
    soFar.textContent = now ? said[now] : ''
    bar.setAttribute(names.openedFrom, 'footer')
    show(bar, true)
    bar.focus()
  })
}
