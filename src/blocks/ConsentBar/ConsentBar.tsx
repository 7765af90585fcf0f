import type { PageViews } from '#lib/page-views.ts'
import { buttonLook } from '#ui/Button/Button.tsx'
import { mark } from '#lib/mark.ts'
import * as names from './ConsentBar.names.ts'

/** Asks whether views may be counted. It stands on every page, unseen until ConsentBar.behaviour.ts has a reason to show it. */
export function ConsentBar({ views }: { views: PageViews }) {
  return (
    <section
      hidden
      tabIndex={-1}
      aria-label="Privacy choices"
      className="consent-bar"
      {...mark(names.counting, JSON.stringify(views))}
    >
      <div
        {...mark(names.side, 'open')}
        className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4"
      >
        <p className="linked max-w-text text-small">
          May we count this visit? It helps us see which pages are read. An outside service does the counting
          and sets cookies. What you type into a form is never part of it.{' '}
          <a href="/privacy-policy">How it works</a>.
          <span {...mark(names.answerSoFar)} />
        </p>
        <div className="grid grid-cols-2 gap-3">
          <Answer value="no">No, do not count</Answer>
          <Answer value="yes">Yes, you may count</Answer>
        </div>
      </div>
      <div
        {...mark(names.side, 'refused')}
        hidden
        className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4"
      >
        <p className="max-w-text text-small">
          Your browser asks websites not to track you. We take that as a no: this visit is not counted.
        </p>
        <Answer value="close">Close</Answer>
      </div>
    </section>
  )
}

/** Yes and no look alike, so that neither is pressed for its look. */
function Answer({ value, children }: { value: 'yes' | 'no' | 'close'; children: string }) {
  return (
    <button type="button" {...mark(names.answer, value)} className={buttonLook('quiet', 'small')}>
      {children}
    </button>
  )
}
