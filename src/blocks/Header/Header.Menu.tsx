import { mark } from '#lib/mark.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Link } from '#ui/Link/Link.tsx'
import { useWords } from '#ui/words.ts'
import { menuEntry } from './Header.names.ts'

export type MenuLink = { label: string; href: string; external: boolean }
export type MenuEntry = { label: string; href?: string; external: boolean; links: MenuLink[] }

export function HeaderMenu({ entries, current }: { entries: MenuEntry[]; current: string }) {
  return (
    <ul role="list" className="menu-list">
      {entries.map((entry) => (
        <li
          key={entry.label}
          className="menu-entry"
          {...mark(menuEntry)}
          data-current={isCurrent(entry, current) || undefined}
        >
          {entry.links.length === 0 ? (
            <Anchor link={{ ...entry, href: entry.href ?? '/' }} className="menu-title" current={current} />
          ) : (
            <Dropdown entry={entry} current={current} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Wide: the title is a link and the chevron opens the panel. Narrow: the whole title opens it instead of navigating. */
function Dropdown({ entry: { label, href, links }, current }: { entry: MenuEntry; current: string }) {
  const { frame } = useWords()
  const page = href ? { label, href, external: false } : undefined
  return (
    <>
      {page ? <Anchor link={page} className="menu-title max-wide:hidden" current={current} /> : null}
      <details name="menu">
        <summary className="menu-title">
          <span className={page ? 'wide:sr-only' : ''}>
            {label}
            {/* Beside a link of the same name it says what it opens. */}
            {page ? <span className="sr-only">{frame.pages}</span> : null}
          </span>
        </summary>
        <ul role="list" className="menu-links">
          {page ? (
            <li className="wide:hidden">
              <Anchor
                link={{ ...page, label: frame.overview(label) }}
                className="menu-link"
                current={current}
              />
            </li>
          ) : null}
          {links.map((link) => (
            <li key={link.href}>
              <Anchor link={link} className="menu-link" current={current} />
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

function Anchor({ link, className, current }: { link: MenuLink; className: string; current: string }) {
  const { frame } = useWords()
  const { label, href, external } = link
  if (!external) {
    return (
      <Link href={href} className={className} aria-current={href === current ? 'page' : undefined}>
        {label}
      </Link>
    )
  }
  return (
    <a href={href} className={`${className} flex items-center gap-1`} target="_blank" rel="noopener">
      {label}
      <span className="sr-only">{frame.newTab}</span>
      <Icon name="outward" size="small" />
    </a>
  )
}

function isCurrent({ href, links }: MenuEntry, current: string): boolean {
  return href === current || links.some((link) => link.href === current)
}
