import { barLink, Languages } from '#components/Languages/Languages.tsx'
import { todayLine } from '#lib/hours.ts'
import type { OtherLanguage } from '#lib/language.ts'
import type { Practice } from '#lib/model/practice.ts'
import { openingSchedule } from '#lib/practice-clock.ts'
import type { Words } from '#lib/words/words.ts'
import { ButtonLink } from '#components/ui/Button/Button.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { Link } from '#components/ui/Link/Link.tsx'
import { Logo } from '#components/ui/Logo/Logo.tsx'
import { SocialList } from '#components/ui/SocialList/SocialList.tsx'
import { useWords } from '#components/ui/words.ts'
import type { OpenNow as OpenNowData } from './Header.client.ts'
import { HeaderMenu, type MenuEntry } from './Header.Menu.tsx'

export type HeaderProps = { practice: Practice; menu: MenuEntry[]; current: string; other?: OtherLanguage }

/** The menu works without scripts; Header.client.ts adds hover, Escape and clicks outside. */
export function Header({ practice, menu, current, other }: HeaderProps) {
  const { frame, search } = useWords()
  const { links, phone } = practice
  const appointment = { text: frame.appointment, href: '/contact', external: false }
  const profiles = practice.social.slice(0, 2)
  return (
    <>
      <header className="sticky top-0 z-40 border-b border-line bg-ground **:-scroll-mt-24 max-tablet:transition-[clip-path] max-tablet:duration-200 max-tablet:[clip-path:inset(0_0_-1rem)] header-away:max-tablet:[clip-path:inset(0_0_100%)] short:static">
        <div className="page-width flex min-h-16 items-center gap-x-1 desk:gap-x-4 menu:gap-x-[1.75rem]">
          <Brand practice={practice} />
          <OpenNow practice={practice} />
          {other ? <Languages other={other} variant="bar" /> : null}
          <SocialList profiles={profiles} variant="bar" />
          {links.portal ? (
            <Link href={links.portal.url} external className={barLink}>
              <Icon name="lock" /> {links.portal.label}
            </Link>
          ) : null}
          <a
            href={`tel:${phone.href}`}
            aria-label={frame.callNumber(phone.display)}
            className={`${barLink} mr-2 desk:mr-0`}
          >
            {phone.display}
          </a>
          <Link
            href="/search"
            data-search-open=""
            aria-label={search.title}
            className={`${barIcon} menu:-mx-3`}
          >
            <Icon name="search" />
          </Link>
          <p className="shrink-0 whitespace-nowrap max-tablet:hidden">
            <ButtonLink action={appointment} size="slim" />
          </p>
          <button
            type="button"
            popoverTarget="menu"
            aria-label={frame.menu}
            className={`${barIcon} rounded-pill border border-line max-menu:not-supports-[selector(:popover-open)]:invisible menu:hidden`}
          >
            <Icon name="menu" className="in-[header:has(+nav:popover-open)]:hidden" />
            <Icon name="cross" className="not-in-[header:has(+nav:popover-open)]:hidden" />
          </button>
        </div>
      </header>
      <nav id="menu" popover="auto" aria-label={frame.main} className={menuPopover}>
        <HeaderMenu entries={menu} current={current} />
        <div className="grid gap-3 pt-6 menu:hidden">
          <ButtonLink action={appointment} />
          <a href={`tel:${phone.href}`} className="py-3 text-center font-medium">
            {phone.display}
          </a>
          {other ? <Languages other={other} variant="menu" /> : null}
          <SocialList profiles={profiles} variant="menu" />
        </div>
      </nav>
    </>
  )
}

const barIcon =
  'inline-flex size-[min(2.75rem,44px)] shrink-0 items-center justify-center text-action hover:text-deep'
/** It leaves the header free, so that the hamburger can close it. Browsers without popovers show it open. */
const menuPopover =
  'm-0 h-auto border-0 bg-ground text-action max-menu:inset-[calc(theme(--spacing-header)+1px)_0_0_auto] max-menu:w-[min(100%,26rem)] max-menu:overscroll-contain max-menu:p-[1rem_1.5rem_calc(2rem+env(safe-area-inset-bottom))] max-menu:shadow-float max-menu:backdrop:inset-[calc(theme(--spacing-header)+1px)_0_0] max-menu:backdrop:bg-veil max-menu:not-supports-[selector(:popover-open)]:w-auto max-menu:not-supports-[selector(:popover-open)]:shadow-none menu:relative menu:inset-auto menu:z-30 menu:block menu:w-auto menu:overflow-visible menu:border-b menu:border-line menu:p-0'

function Brand({ practice: { name, shortName, logo: drawing } }: { practice: Practice }) {
  const { frame } = useWords()
  return (
    <Link
      href="/"
      className="mr-auto flex items-center gap-2 text-action no-underline tablet:whitespace-nowrap"
      aria-label={frame.home(name)}
    >
      <Logo drawing={drawing} />
      <span className="max-narrow:sr-only">
        <span className="block font-display text-subheading">{shortName}</span>{' '}
        <span className="block text-tiny text-muted tablet:max-desk:hidden">
          {name.replace(shortName, '').trim()}
        </span>
      </span>
    </Link>
  )
}

/** Header.client.ts fills both parts. The first has a minimum width, so that the header does not shift. */
function OpenNow({ practice }: { practice: Practice }) {
  const words = useWords()
  return (
    <p
      className="hidden min-w-0 items-center gap-2 text-small leading-tight text-muted menu:flex"
      data-open-now={JSON.stringify(openNowOf(practice, words))}
    >
      <span className="min-w-24 shrink-0 text-right font-medium text-action" />{' '}
      <span className="min-w-0 truncate empty:hidden" />
    </p>
  )
}

function openNowOf(practice: Practice, words: Words): OpenNowData {
  const { openNow, closedNow } = words.frame
  const specialHours = practice.specialHours.map((special) => ({
    ...special,
    line: todayLine(special, words),
  }))
  return { ...openingSchedule(practice), openNow, closedNow, specialHours }
}
