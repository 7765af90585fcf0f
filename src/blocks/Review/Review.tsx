import { formatDate } from '#lib/dates.ts'
import { sourceKinds, type Source } from '#lib/model/source.ts'

export type ReviewProps = {
  reviewed?: { by: string | null; on: string | null; next: string }
  updated: string
  sources: Source[]
}

/** Who checked the page, when it is due again, and what it rests on. */
export function Review({ reviewed, updated, sources }: ReviewProps) {
  return (
    <section
      aria-label="Review and sources"
      className="grid gap-4 border-t border-line pt-6 text-small text-muted"
    >
      <p>
        {reviewed ? reviewLine(reviewed) : null} Text last changed{' '}
        <time dateTime={updated}>{formatDate(updated)}</time>
        {reviewed?.on && updated > reviewed.on ? ', after that review' : ''}.
      </p>
      {sources.length > 0 ? (
        <details>
          <summary className="inline-flex min-h-11 items-center font-medium text-ink underline decoration-gold underline-offset-4">
            Sources ({sources.length})
          </summary>
          <ol className="linked grid list-decimal gap-2 pt-2 pl-5">
            {sources.map((source) => (
              <li key={source.title}>
                <Title {...source} />
                {publication(source)}
              </li>
            ))}
          </ol>
        </details>
      ) : null}
    </section>
  )
}

function Title({ title, url }: Source) {
  return url ? (
    <a href={url} rel="noopener">
      {title}
    </a>
  ) : (
    title
  )
}

/** '. Trial, N Engl J Med, 2021': what sort of work it is, who published it, when. */
function publication({ kind, publisher, year }: Source): string {
  return `. ${sourceKinds[kind]}, ${publisher}, ${year}`
}

function reviewLine({ by, on, next }: { by: string | null; on: string | null; next: string }): string {
  const due = `Next review due ${formatDate(next)}.`
  return by && on
    ? `Medically reviewed by ${by} on ${formatDate(on)}. ${due}`
    : `Medical review pending: reviewer not yet named. ${due}`
}
