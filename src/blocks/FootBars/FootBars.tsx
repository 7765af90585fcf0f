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
    <nav aria-label={frame.atOnce} className="call-bar" data-call-bar="">
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
    <aside aria-label={preview.title} className="preview-bar" {...mark(previewBar)}>
      <details>
        {/* On a phone its first half, in two short lines; unfolded, all of it. */}
        <summary>
          <span>
            {preview.line} <span>{preview.until}</span>
          </span>{' '}
          <u>{preview.list}</u>
        </summary>
        <ul>
          {samples.map((sample) => (
            <li key={sample}>{preview.samples[sample]}</li>
          ))}
        </ul>
      </details>
      <button type="button" hidden aria-label={frame.close}>
        <Icon name="cross" />
      </button>
    </aside>
  )
}
