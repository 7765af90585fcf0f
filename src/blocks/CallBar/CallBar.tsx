import type { Portal } from '#lib/model/practice.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { useWords } from '#ui/words.ts'

export type CallBarProps = { phoneHref: string; bookHref: string; portal?: Portal }

/** On phones: call or book from anywhere. Hidden while a field has focus, so that it never covers what is typed. */
export function CallBar({ phoneHref, bookHref, portal }: CallBarProps) {
  const { frame } = useWords()
  return (
    <div className="call-bar" data-call-bar="">
      <a href={`tel:${phoneHref}`} className={link}>
        <Icon name="phone" /> {frame.call}
      </a>
      <a href={bookHref} className={`${link} bg-action text-light`} target="_blank" rel="noopener">
        <Icon name="calendar" /> {frame.book}
        <span className="sr-only">{frame.newTab}</span>
      </a>
      {portal ? (
        <a href={portal.url} className={link} target="_blank" rel="noopener">
          <Icon name="lock" /> {portal.label}
          <span className="sr-only">{frame.newTab}</span>
        </a>
      ) : null}
    </div>
  )
}

const link =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-pill border border-action px-1 text-center leading-tight font-medium no-underline'
