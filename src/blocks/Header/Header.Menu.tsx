import type { Photo as PhotoValue } from '#lib/model/photo.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Photo } from '#ui/Photo/Photo.tsx'
import { mark } from '#lib/mark.ts'
import * as names from './Header.names.ts'
import { Link } from '#ui/Link/Link.tsx'
import { useWords } from '#ui/words.ts'

export type MenuLink = { label: string; href: string; external: boolean }
export type MenuEntry = {
  label: string
  href?: string
  external: boolean
  links: MenuLink[]
  photo?: PhotoValue
}

export function HeaderMenu({ entries, current }: { entries: MenuEntry[]; current: string }) {
  return (
    <ul role="list" className="menu-list">
      {entries.map((entry) => (
        <li
          key={entry.label}
          className="menu-entry"
          {...mark(names.menuEntry)}
          data-current={isCurrent(entry, current) || undefined}
        >
          {entry.links.length === 0 ? (
            <Anchor
              link={{ label: entry.label, href: entry.href ?? '/', external: entry.external }}
              className="menu-title"
              current={current}
            />
          ) : (
            <Dropdown entry={entry} current={current} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Wide: the title is a link and the chevron opens the panel. Narrow: the whole title opens it instead of navigating. */
function Dropdown({ entry, current }: { entry: MenuEntry; current: string }) {
  const { frame } = useWords()
  const { label, href, links, photo } = entry
  return (
    <>
      {href ? (
        <Link
          href={href}
          className="menu-title menu-wide"
          aria-current={href === current ? 'page' : undefined}
        >
          {label}
        </Link>
      ) : null}
      <details name="menu">
        <summary className="menu-title">
          <span className={href ? 'menu-narrow-label' : ''}>
            {label}
            {/* Beside a link of the same name it says what it opens. */}
            {href ? <span className="sr-only">{frame.pages}</span> : null}
          </span>
          <span className="menu-chevron">
            <Icon name="chevron" size="small" />
          </span>
        </summary>
        <div className="menu-dropdown">
          <ul role="list" className="menu-links">
            {href ? (
              <li className="wide:hidden">
                <Anchor
                  link={{ label: frame.overview(label), href, external: false }}
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
          {photo ? (
            <div className="menu-photo relative overflow-hidden rounded-field bg-tint">
              <Photo photo={photo} sizes="16rem" widest={800} upright="always" alt="" />
            </div>
          ) : null}
        </div>
      </details>
    </>
  )
}

function Anchor({ link, className, current }: { link: MenuLink; className: string; current: string }) {
  const { frame } = useWords()
  if (!link.external) {
    return (
      <Link href={link.href} className={className} aria-current={link.href === current ? 'page' : undefined}>
        <span>{link.label}</span>
      </Link>
    )
  }
  return (
    <a href={link.href} className={className} target="_blank" rel="noopener">
      <span>{link.label}</span>
      <span className="sr-only">{frame.newTab}</span>
      <Icon name="outward" size="small" />
    </a>
  )
}

function isCurrent({ href, links }: MenuEntry, current: string): boolean {
  return href === current || links.some((link) => link.href === current)
}
