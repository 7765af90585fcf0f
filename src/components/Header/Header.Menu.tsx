import type { Photo as PhotoValue } from '#lib/model/photo.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { Link } from '#components/ui/Link/Link.tsx'
import { Photo } from '#components/ui/Photo/Photo.tsx'
import { useWords } from '#components/ui/words.ts'

export type MenuLink = { label: string; href: string; external: boolean }
export type MenuEntry = {
  label: string
  href?: string
  external: boolean
  photo?: PhotoValue
  links: MenuLink[]
}

export function HeaderMenu({ entries, current }: { entries: MenuEntry[]; current: string }) {
  return (
    <ul
      role="list"
      className="menu:relative menu:page-width menu:flex menu:justify-between menu:text-(length:--text-small) menu:leading-[1.15] menu:font-medium menu:tracking-[-0.01em]"
    >
      {entries.map((entry) => (
        <li
          key={entry.label}
          className="max-menu:border-b max-menu:border-line menu:flex"
          data-menu-entry=""
          data-current={isCurrent(entry, current) || undefined}
        >
          {entry.links.length === 0 ? (
            <Anchor
              link={{ ...entry, href: entry.href ?? '/' }}
              className={titleClass(isCurrent(entry, current))}
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

/** In the row the title is a link and the chevron opens the panel. In the popover the whole title opens it. */
function Dropdown({ entry: { label, href, photo, links }, current }: { entry: MenuEntry; current: string }) {
  const { frame } = useWords()
  const page = href ? { label, href, external: false } : undefined
  const title = titleClass(isCurrent({ label, href, external: false, links }, current))
  return (
    <>
      {page ? <Anchor link={page} className={`${title} max-menu:hidden`} current={current} /> : null}
      <details name="menu">
        <summary className={`${title} ${chevron} ${page ? 'menu:-ms-[0.4rem] menu:w-6 menu:ps-3' : ''}`}>
          <span className={page ? 'menu:sr-only' : ''}>
            {label}
            {/* Distinguishes the chevron from the link of the same name. */}
            {page ? <span className="sr-only">{frame.pages}</span> : null}
          </span>
        </summary>
        <div className={dropdownPanel}>
          <ul role="list" className="menu:columns-2 menu:gap-x-12">
            {page ? (
              <li className="menu:hidden">
                <Anchor
                  link={{ ...page, label: frame.overview(label) }}
                  className={`block ${menuLink}`}
                  current={current}
                />
              </li>
            ) : null}
            {links.map((link) => (
              <li key={link.href} className="break-inside-avoid">
                <Anchor
                  link={link}
                  className={`${link.external ? 'flex items-center' : 'block'} ${menuLink}`}
                  current={current}
                />
              </li>
            ))}
          </ul>
          {photo ? (
            <Photo
              photo={photo}
              sizes="22rem"
              maxWidth={1000}
              boxClassName="aspect-film rounded-field max-menu:hidden"
              alt=""
            />
          ) : null}
        </div>
      </details>
    </>
  )
}

/** The focus outline is drawn inside the title, because the header covers what is outside. */
function titleClass(isCurrent: boolean): string {
  const line = isCurrent
    ? 'underline decoration-gold decoration-3 underline-offset-[0.5em]'
    : 'hover:underline hover:underline-offset-[0.3em]'
  return `flex items-center max-menu:min-h-[3.25rem] max-menu:justify-between max-menu:font-display max-menu:text-(length:--text-subheading) menu:min-h-12 menu:-outline-offset-3 [&>.in-english]:hidden ${line}`
}

const chevron =
  "gap-[0.35rem] after:size-[0.4rem] after:flex-none after:-translate-y-[0.1rem] after:rotate-45 after:border-r-[1.5px] after:border-b-[1.5px] after:content-[''] in-[details[open]]:after:translate-y-[0.1rem] in-[details[open]]:after:rotate-225"
const dropdownPanel =
  'max-menu:pb-4 menu:absolute menu:inset-x-gutter menu:top-full menu:grid menu:grid-cols-[minmax(0,1fr)_22rem] menu:items-start menu:gap-x-12 menu:rounded-b-card menu:border menu:border-line menu:bg-card menu:p-6 menu:ps-8 menu:leading-[1.65] menu:font-normal menu:text-ink menu:shadow-float'
const menuLink =
  'py-[0.55rem] hover:underline hover:underline-offset-[0.3em] aria-[current]:underline aria-[current]:underline-offset-[0.3em]'

function Anchor({ link, className, current }: { link: MenuLink; className: string; current: string }) {
  const { label, href, external } = link
  return (
    <Link
      href={href}
      external={external}
      className={external ? `${className} gap-1` : className}
      aria-current={href === current ? 'page' : undefined}
    >
      {label}
      {external ? <Icon name="outward" size="small" /> : null}
    </Link>
  )
}

function isCurrent({ href, links }: MenuEntry, current: string): boolean {
  return href === current || links.some((link) => link.href === current)
}
