import { Languages } from '#blocks/Languages/Languages.tsx'
import type { OtherLanguage } from '#lib/other-language.ts'
import type { Practice } from '#lib/model/practice.ts'
import { ButtonLink } from '#ui/Button/Button.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { HeaderBrand } from './Header.Brand.tsx'
import { HeaderMenu, type MenuEntry } from './Header.Menu.tsx'
import { SocialList } from '#ui/SocialList/SocialList.tsx'
import { barProfiles } from './bar-profiles.ts'
import { HeaderTopBar } from './Header.TopBar.tsx'
import { mark } from '#lib/mark.ts'
import { appointment } from './appointment.ts'
import * as names from './Header.names.ts'
import { searchOpen } from '#lib/search/marks.ts'
import { Link } from '#ui/Link/Link.tsx'
import { useWords } from '#ui/words.ts'

export type HeaderProps = { practice: Practice; menu: MenuEntry[]; current: string; other?: OtherLanguage }

/**
 * Top bar, logo and the nine entries. Below 1200px the navigation is a popover behind the hamburger; above it
 * stands in a row. It opens, closes and unfolds without a script; Header.behaviour.ts adds hover and manners.
 */
export function Header({ practice, menu, current, other }: HeaderProps) {
  const words = useWords()
  const { frame } = words
  return (
    <>
      <HeaderTopBar practice={practice} other={other} />
      <header className="sticky top-0 z-40 border-b border-line bg-ground" {...mark(names.header)}>
        <div className="header-row page-width flex min-h-header items-center justify-between">
          <HeaderBrand practice={practice} />
          <nav id="menu" popover="auto" aria-label={frame.main} className="menu-panel">
            <HeaderMenu entries={menu} current={current} />
            <div className="grid gap-3 border-t border-line pt-6 wide:hidden">
              <ButtonLink action={appointment(words)} />
              <a href={`tel:${practice.phone.href}`} className="py-3 text-center font-medium">
                {practice.phone.display}
              </a>
              {other ? <Languages other={other} look="menu" /> : null}
              <div className="justify-self-center">
                <SocialList profiles={barProfiles(practice)} look="bar" />
              </div>
            </div>
          </nav>
          <div className="header-tools flex shrink-0 items-center phone:gap-2">
            <p className="header-book">
              <ButtonLink action={appointment(words)} size="slim" />
            </p>
            <a
              href={`tel:${practice.phone.href}`}
              aria-label={frame.callNumber(practice.phone.display)}
              className="inline-flex size-11 items-center justify-center rounded-pill text-action hover:text-price wide:hidden"
            >
              <Icon name="phone" />
            </a>
            <Link
              href="/search"
              {...mark(searchOpen)}
              aria-label={frame.search}
              className="inline-flex size-11 items-center justify-center rounded-pill text-action hover:text-price"
            >
              <Icon name="search" />
            </Link>
            <button
              type="button"
              popoverTarget="menu"
              aria-label={frame.menu}
              className="menu-toggle inline-flex size-12 items-center justify-center rounded-pill border border-line hover:text-price wide:hidden"
            >
              <Icon name="menu" />
              <Icon name="cross" />
            </button>
          </div>
        </div>
      </header>
    </>
  )
}
