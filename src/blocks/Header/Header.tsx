import { Languages } from '#blocks/Languages/Languages.tsx'
import { specialLine } from '#lib/hours.ts'
import type { OtherLanguage } from '#lib/language.ts'
import { mark } from '#lib/mark.ts'
import type { Practice } from '#lib/model/practice.ts'
import { openingOf } from '#lib/practice-clock.ts'
import { searchOpen } from '#blocks/Search/Search.client.ts'
import type { Words } from '#lib/words/words.ts'
import { ButtonLink } from '#ui/Button/Button.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Link } from '#ui/Link/Link.tsx'
import { Mark } from '#ui/Mark/Mark.tsx'
import { SocialList } from '#ui/SocialList/SocialList.tsx'
import { useWords } from '#ui/words.ts'
import * as names from './Header.client.ts'

export type HeaderProps = { practice: Practice; menu: MenuEntry[]; current: string; other?: OtherLanguage }

/**
 * A bar that stays in sight, and the nine entries: below 1200px a popover behind the hamburger, above it a row of the
 * page. The menu opens, closes and unfolds without a script; Header.client.ts adds hover, Esc and outside clicks.
 */
export function Header({ practice, menu, current, other }: HeaderProps) {
  const { frame, search } = useWords()
  const { links, phone } = practice
  const appointment = { text: frame.appointment, href: '/contact', external: false }
  const profiles = practice.social.slice(0, 2)
  return (
    <>
      <header className="header border-b border-line bg-ground">
        <div className="page-width flex min-h-16 items-center gap-x-1 desk:gap-x-4 wide:gap-x-[1.75rem]">
          <Brand practice={practice} />
          <OpenNow practice={practice} />
          {other ? <Languages other={other} look="bar" /> : null}
          <SocialList profiles={profiles} look="bar" />
          {links.portal ? (
            <a href={links.portal.url} target="_blank" rel="noopener" className="bar-link">
              <Icon name="lock" /> {links.portal.label}
              <span className="sr-only">{frame.newTab}</span>
            </a>
          ) : null}
          <a
            href={`tel:${phone.href}`}
            aria-label={frame.callNumber(phone.display)}
            className="bar-link mr-2 desk:mr-0"
          >
            {phone.display}
          </a>
          <p className="shrink-0 whitespace-nowrap max-tablet:hidden">
            <ButtonLink action={appointment} size="slim" />
          </p>
          <Link
            href="/search"
            {...mark(searchOpen)}
            aria-label={search.title}
            className="bar-icon wide:-mx-3"
          >
            <Icon name="search" />
          </Link>
          <button type="button" popoverTarget="menu" aria-label={frame.menu} className="bar-icon menu-toggle">
            <Icon name="menu" />
            <Icon name="cross" />
          </button>
        </div>
      </header>
      <nav id="menu" popover="auto" aria-label={frame.main} className="menu-panel">
        <HeaderMenu entries={menu} current={current} />
        <div className="grid gap-3 pt-6 wide:hidden">
          <ButtonLink action={appointment} />
          <a href={`tel:${phone.href}`} className="py-3 text-center font-medium">
            {phone.display}
          </a>
          {other ? <Languages other={other} look="menu" /> : null}
          <SocialList profiles={profiles} look="menu" />
        </div>
      </nav>
    </>
  )
}

/** The rest of the name has no room beside everything a tablet's bar holds. */
function Brand({ practice: { name, shortName, mark: drawing } }: { practice: Practice }) {
  const { frame } = useWords()
  return (
    <Link href="/" className="brand" aria-label={frame.home(name)}>
      <Mark drawing={drawing} />
      <span>
        <span>{shortName}</span> <span>{name.replace(shortName, '').trim()}</span>
      </span>
    </Link>
  )
}

/**
 * Header.client.ts says 'Open now' in the first part, whose width is kept for it, so that nothing moves; in the second
 * the hours of a day that differs from the week.
 */
function OpenNow({ practice }: { practice: Practice }) {
  const words = useWords()
  return (
    <p className="open-now" {...mark(names.openNow, JSON.stringify(openNowOf(practice, words)))}>
      <span /> <span />
    </p>
  )
}

function openNowOf(practice: Practice, words: Words): names.OpenNow {
  const { openNow, closedNow } = words.frame
  const specialHours = practice.specialHours.map((one) => ({ ...one, line: specialLine(one, words) }))
  return { ...openingOf(practice), openNow, closedNow, specialHours }
}

export type MenuLink = { label: string; href: string; external: boolean }
export type MenuEntry = { label: string; href?: string; external: boolean; links: MenuLink[] }

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
