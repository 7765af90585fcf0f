import type { Portal } from '#lib/model/practice.ts'
import type { Sample } from '#lib/words/words.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { Link } from '#components/ui/Link/Link.tsx'
import { useWords } from '#components/ui/words.ts'

export type CallBarProps = { phoneHref: string; bookHref: string; portal?: Portal }

export function CallBar({ phoneHref, bookHref, portal }: CallBarProps) {
  const { frame } = useWords()
  return (
    <nav
      aria-label={frame.quickActions}
      className="fixed inset-x-0 bottom-0 z-30 grid auto-cols-fr grid-flow-col gap-2 border-t border-line bg-ground p-2 px-[max(theme(--spacing-3),env(safe-area-inset-left),env(safe-area-inset-right))] pb-[calc(theme(--spacing-2)+env(safe-area-inset-bottom))] shadow-float typing:hidden tablet:hidden preview-seen:pl-9 short:hidden"
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

/** Lists the sample content: a line on a visit's first page, then a tab at the window's edge. */
export function PreviewBar({ samples }: { samples: Sample[] }) {
  const { frame, preview } = useWords()
  if (samples.length === 0) return null
  return (
    <aside aria-label={preview.title} className="preview-bar" data-preview-bar="">
      <details>
        <summary className="text-(length:--text-small) max-phone:text-tiny">
          <span className="hidden rotate-180 text-tiny leading-none font-medium [writing-mode:vertical-rl] preview-seen:block">
            {preview.title}
          </span>
          <span className="preview-seen:hidden">
            {preview.line} <span className="max-phone:hidden">{preview.until}</span>{' '}
            <span className="underline">{preview.list}</span>
          </span>
        </summary>
        <div className="preview-list text-(length:--text-small)">
          <p className="hidden preview-seen:block">
            {preview.line} {preview.until}
          </p>
          <ul className="grid list-disc gap-1 pl-5">
            {samples.map((sample) => (
              <li key={sample}>{preview.samples[sample]}</li>
            ))}
          </ul>
        </div>
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
