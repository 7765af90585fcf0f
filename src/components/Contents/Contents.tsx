import type { Crumb } from '#lib/breadcrumbs.ts'
import { Link } from '#components/ui/Link/Link.tsx'
import { PanelSummary } from '#components/ui/Panel/Panel.tsx'
import { useWords } from '#components/ui/words.ts'
import { noBreak } from '#components/ui/no-break.ts'

export type ContentsEntry = { id: string; title: string }

export function Contents({ entries }: { entries: ContentsEntry[] }) {
  const { blocks } = useWords()
  return (
    <nav aria-label={blocks.contents} className="sticky top-24 hidden desk:block" data-contents="">
      <p className="text-tiny font-medium text-muted">{blocks.contents}</p>
      <ol role="list" className="grid pt-3 text-small">
        <EntryLinks
          entries={entries}
          className="block border-l-2 border-line py-2 pl-4 text-muted no-underline transition-colors duration-200 hover:text-ink aria-[current]:border-action aria-[current]:font-medium aria-[current]:text-ink"
        />
      </ol>
    </nav>
  )
}

function EntryLinks({ entries, className }: { entries: ContentsEntry[]; className: string }) {
  return entries.map(({ id, title }) => (
    <li key={id}>
      <Link href={`#${id}`} className={className}>
        {title}
      </Link>
    </li>
  ))
}

type ContentsRowProps = { label?: string; entries: ContentsEntry[]; className: string }

/** Scrolls sideways on phones and by whole lines on desktop. */
const row =
  'page-width flex gap-2 overflow-x-auto overscroll-x-contain py-1 pr-12 pl-[calc(var(--spacing-gutter)-theme(--spacing-2))] max-desk:[mask-image:linear-gradient(to_left,transparent,#000_3rem)] [scrollbar-width:none] desk:h-[3.25rem] desk:snap-y desk:snap-mandatory desk:flex-wrap desk:gap-y-2 desk:overflow-x-hidden desk:overflow-y-auto desk:pr-gutter desk:*:snap-center'
const rowLink =
  'block px-2 leading-[2.75rem] font-medium whitespace-nowrap text-muted no-underline transition-colors duration-200 hover:text-ink aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--color-action)]'

export function ContentsRow({ label, entries, className }: ContentsRowProps) {
  const { blocks } = useWords()
  return (
    <nav
      aria-label={label ?? blocks.contents}
      className={`sticky top-header z-1 min-w-0 border-y border-line bg-ground header-away:top-0 ${className}`}
      data-contents=""
    >
      <ul role="list" className={row}>
        <EntryLinks entries={entries} className={rowLink} />
      </ul>
    </nav>
  )
}

export function ContentsFolded({ entries }: { entries: ContentsEntry[] }) {
  const { blocks } = useWords()
  return (
    <details className="panel rounded-card border border-line bg-card px-5 desk:hidden print:hidden">
      <PanelSummary text={blocks.contents} />
      <ol role="list" className="inline-links grid pb-4">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <Link href={`#${id}`} className="inline-flex min-h-11 items-center">
              <span>{noBreak(title)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </details>
  )
}

export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  const { frame } = useWords()
  return (
    <nav aria-label={frame.breadcrumb}>
      <ol role="list" className="flex flex-wrap items-center gap-x-2 text-tiny">
        {trail.map(({ name, address }, index) => {
          const isLast = index === trail.length - 1
          return (
            <li key={name} className="flex items-center gap-2">
              {address && !isLast ? (
                <Link
                  href={address}
                  className="inline-flex min-h-6 items-center underline decoration-gold underline-offset-4 hover:no-underline"
                >
                  {name}
                </Link>
              ) : (
                <span aria-current={isLast ? 'page' : undefined}>{noBreak(name)}</span>
              )}
              {/* Behind the name, so that no line begins with a slash. */}
              {isLast ? null : <span aria-hidden="true">/</span>}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
