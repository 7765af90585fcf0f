import type { PageViews } from '#lib/page-views.ts'
import { buttonClass } from '#components/ui/Button/Button.tsx'
import { Link } from '#components/ui/Link/Link.tsx'
import { useWords } from '#components/ui/words.ts'

export function ConsentBar({ views }: { views: PageViews }) {
  const { consent, frame } = useWords()
  return (
    <section
      hidden
      tabIndex={-1}
      aria-label={consent.title}
      className="fixed inset-x-0 top-auto bottom-0 z-40 border-t border-line bg-card px-[max(var(--spacing-gutter),(100vw-var(--container-page))/2)] pt-4 pb-[calc(1rem+env(safe-area-inset-bottom))] shadow-float"
      data-analytics={JSON.stringify(views)}
    >
      <div className={row}>
        <p className="inline-links max-w-text text-small">
          {consent.ask} <Link href="/privacy-policy">{consent.how}</Link>.
          <span data-current-choice={JSON.stringify(consent.soFar)} />
        </p>
        {/* Equal buttons, so that neither choice is favored. */}
        <div className="grid grid-cols-2 gap-3">
          <button type="button" value="no" className={button}>
            {consent.no}
          </button>
          <button type="button" value="yes" className={button}>
            {consent.yes}
          </button>
        </div>
      </div>
      <div hidden className={row}>
        <p className="max-w-text text-small">{consent.refused}</p>
        <button type="button" value="close" className={button}>
          {frame.close}
        </button>
      </div>
    </section>
  )
}

const row = 'flex flex-wrap items-center justify-between gap-x-8 gap-y-4'
const button = buttonClass('outline', 'small')
