import type { PageViews } from '#lib/page-views.ts'
import { buttonLook } from '#ui/Button/Button.tsx'
import { behaviour } from '#lib/island.ts'
import { mark } from '#lib/mark.ts'
import * as names from './ConsentBar.behaviour.ts'
import { Link } from '#ui/Link/Link.tsx'
import { useWords } from '#ui/words.ts'

/** Asks whether views may be counted. It stands on every page, unseen until ConsentBar.behaviour.ts has a reason to show it. */
export function ConsentBar({ views }: { views: PageViews }) {
  const { consent } = useWords()
  return (
    <section
      hidden
      tabIndex={-1}
      aria-label={consent.title}
      className="consent-bar"
      {...behaviour('blocks/ConsentBar/ConsentBar', 'now')}
      {...mark(names.counting, JSON.stringify(views))}
    >
      <div
        {...mark(names.side, 'open')}
        className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4"
      >
        <p className="linked max-w-text text-small">
          {consent.ask} <Link href="/privacy-policy">{consent.how}</Link>.
          <span {...mark(names.answerSoFar)} {...mark(names.answersSaid, JSON.stringify(consent.soFar))} />
        </p>
        <div className="grid grid-cols-2 gap-3">
          <Answer value="no">{consent.no}</Answer>
          <Answer value="yes">{consent.yes}</Answer>
        </div>
      </div>
      <div
        {...mark(names.side, 'refused')}
        hidden
        className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4"
      >
        <p className="max-w-text text-small">{consent.refused}</p>
        <Answer value="close">{consent.close}</Answer>
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
