import { mark } from '#lib/mark.ts'
import type { Crumb } from '#lib/trail.ts'
import { Link } from '#ui/Link/Link.tsx'
import { PanelTitle } from '#ui/Panel/Panel.tsx'
import { useWords } from '#ui/words.ts'
import { tableOfContents } from './Contents.client.ts'
import { Whole } from '#ui/Whole/Whole.tsx'

export type ContentsEntry = { id: string; title: string }

/** The page's own table of contents, beside the text on wide screens. */
export function Contents({ entries }: { entries: ContentsEntry[] }) {
  const { blocks } = useWords()
  return (
    <nav aria-label={blocks.contents} className="sticky top-24 hidden desk:block" {...mark(tableOfContents)}>
      <p className="text-tiny font-medium text-muted">{blocks.contents}</p>
      <ol role="list" className="grid pt-3 text-small">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="contents-link">
              <Whole>{title}</Whole>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type ContentsRowProps = { label?: string; entries: ContentsEntry[]; className: string }

/** The same as one row, which stays in sight below the header. */
export function ContentsRow({ label, entries, className }: ContentsRowProps) {
  const { blocks } = useWords()
  return (
    <nav aria-label={label ?? blocks.contents} className={`jumps ${className}`} {...mark(tableOfContents)}>
      <ul role="list" className="jumps-row">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <Whole>{title}</Whole>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The same where there is no room beside the text: folded above it. */
export function ContentsFolded({ entries }: { entries: ContentsEntry[] }) {
  const { blocks } = useWords()
  return (
    <details className="panel rounded-card border border-line bg-card px-5 desk:hidden" data-paper="none">
      <PanelTitle words={blocks.contents} />
      <ol role="list" className="linked grid pb-4">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <Link href={`#${id}`} className="inline-flex min-h-11 items-center">
              <span>
                <Whole>{title}</Whole>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </details>
  )
}

export type BreadcrumbsProps = { trail: Crumb[] }

/** The way from the home page to here, small and quiet. The last step is the page itself. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
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
                <span aria-current={isLast ? 'page' : undefined}>
                  <Whole>{name}</Whole>
                </span>
              )}
              {/* At the end of its step: no line begins with one. */}
              {isLast ? null : <span aria-hidden="true">/</span>}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
