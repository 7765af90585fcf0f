import { formatDate } from '#lib/dates.ts'
import type { Source } from '#lib/model/evidence.ts'
import type { Words } from '#lib/words/words.ts'
import { useWords } from '#components/ui/words.ts'
import { noBreak } from '#components/ui/no-break.ts'

export type ReviewProps = {
  reviewed?: { by: string | null; on: string | null; next: string }
  updated: string
  sources: Source[]
}

export function Review({ reviewed, updated, sources }: ReviewProps) {
  const words = useWords()
  const { review } = words
  // Sources are named in English on Spanish pages, too.
  const lang = words.language === 'en' ? undefined : 'en'
  return (
    <section
      aria-label={review.title}
      className="flex flex-wrap items-baseline justify-between gap-x-6 text-tiny text-muted"
    >
      <p className="flex-1 basis-32">
        {reviewLine(reviewed, words)} {review.changed}{' '}
        <time dateTime={updated}>{formatDate(updated, words)}</time>
        {reviewed?.on && updated > reviewed.on ? review.afterReview : ''}.
      </p>
      {sources.length > 0 ? (
        <details className="open:basis-full">
          <summary className="inline-flex min-h-11 items-center font-medium text-ink underline decoration-gold underline-offset-4">
            {review.sources(sources.length)}
          </summary>
          <ol className="inline-links grid list-decimal gap-2 pt-2 pl-5">
            {sources.map(({ title, url, kind, publisher, year }) => {
              const Title = url ? 'a' : 'span'
              return (
                <li key={title}>
                  <Title href={url} rel={url && 'noopener'} lang={lang}>
                    {noBreak(title)}
                  </Title>
                  {`. ${review.sourceKinds[kind]}, `}
                  <span lang={lang}>{publisher}</span>
                  {`, ${year}`}
                </li>
              )
            })}
          </ol>
        </details>
      ) : null}
    </section>
  )
}

function reviewLine(reviewed: ReviewProps['reviewed'], words: Words): string | undefined {
  if (!reviewed?.by || !reviewed.on) return undefined
  const { by, on, next } = reviewed
  return `${words.review.by(by, formatDate(on, words))} ${words.review.due(formatDate(next, words))}`
}
