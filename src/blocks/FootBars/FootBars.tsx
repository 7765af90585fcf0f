import { mark } from '#lib/mark.ts'
import type { Portal } from '#lib/model/practice.ts'
import type { Sample } from '#lib/words/words.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Link } from '#ui/Link/Link.tsx'
import { useWords } from '#ui/words.ts'
import { previewBar } from './FootBars.client.ts'

export type CallBarProps = { phoneHref: string; bookHref: string; portal?: Portal }

/** On phones: call or book from anywhere. Hidden while a field has focus, so that it never covers what is typed. */
export function CallBar({ phoneHref, bookHref, portal }: CallBarProps) {
  const { frame } = useWords()
  return (
    <nav
      aria-label={frame.atOnce}
      className="fixed inset-x-0 bottom-0 z-30 grid auto-cols-fr grid-flow-col gap-2 border-t border-line bg-ground p-2 px-[max(theme(--spacing-3),env(safe-area-inset-left),env(safe-area-inset-right))] pb-[calc(theme(--spacing-2)+env(safe-area-inset-bottom))] shadow-float typing:hidden tablet:hidden short:hidden"
      data-call-bar=""
    >
      <a href={`tel:${phoneHref}`} className={link}>
        <Icon name="phone" /> {frame.call}
      </a>
      <Link href={bookHref} external className={`${link} bg-action text-light`}>
        <Icon name="calendar" /> {frame.book}
      </Link>
      {portal ? (
        <Link href={portal.url} external className={link}>
          <Icon name="lock" /> {portal.label}
        </Link>
      ) : null}
    </nav>
  )
}

const link = 'button min-h-12 border-action px-1 text-center'

export type PreviewBarProps = { samples: Sample[] }

/** Over the foot of the window, while anything is a sample: one line, which unfolds to the list. A script can close it. */
export function PreviewBar({ samples }: PreviewBarProps) {
  const { frame, preview } = useWords()
  if (samples.length === 0) return null
  return (
    <aside
      aria-label={preview.title}
      className="fixed inset-x-0 top-auto bottom-0 z-20 flex items-start justify-between border-t border-line bg-card px-[max(var(--spacing-gutter),(100vw-var(--container-page))/2)] pb-[env(safe-area-inset-bottom)] text-(length:--text-small) max-tablet:bottom-[calc(4rem+env(safe-area-inset-bottom))] max-tablet:pb-0 typing:max-tablet:hidden short:static"
      {...mark(previewBar)}
    >
      <details className="group min-w-0">
        {/* On a phone its first half, in two short lines; unfolded, all of it. */}
        <summary className="flex min-h-11 cursor-pointer items-center gap-2">
          <span className="leading-tight group-open:py-2 max-phone:text-tiny">
            {preview.line} <span className="max-phone:not-group-open:hidden">{preview.until}</span>
          </span>{' '}
          <u className="shrink-0 group-open:hidden">{preview.list}</u>
        </summary>
        <ul className="grid list-disc gap-1 pb-3 pl-5">
          {samples.map((sample) => (
            <li key={sample}>{preview.samples[sample]}</li>
          ))}
        </ul>
      </details>
      <button
        type="button"
        hidden
        aria-label={frame.close}
        className="-mr-3 grid size-11 shrink-0 place-items-center"
      >
        <Icon name="cross" />
      </button>
    </aside>
  )
}
