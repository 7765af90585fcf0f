import { Languages } from '#blocks/Languages/Languages.tsx'
import type { OtherLanguage } from '#lib/other-language.ts'
import type { Practice } from '#lib/model/practice.ts'
import type { Words } from '#lib/words/words.ts'
import { hoursLines } from '#lib/hours.ts'
import { specialLine } from '#lib/special-hours.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { ButtonLink } from '#ui/Button/Button.tsx'
import { SocialList } from '#ui/SocialList/SocialList.tsx'
import { mark } from '#lib/mark.ts'
import { barProfiles } from './bar-profiles.ts'
import type { BarHours } from './bar-hours.ts'
import { appointment } from './appointment.ts'
import * as names from './Header.names.ts'
import { useWords } from '#ui/words.ts'

/**
 * Hours, the other language, phone, two profiles and the one thing to do. It scrolls away; the header below it stays. Only the hours may take
 * a second line, for which there is room: the bar keeps its height while fonts and 'Open now' arrive.
 */
export function HeaderTopBar({ practice, other }: { practice: Practice; other?: OtherLanguage }) {
  const words = useWords()
  return (
    <div className="hidden border-b border-line bg-cream text-small wide:block">
      <div className="page-width flex min-h-12 items-center gap-6">
        <p
          className="grow leading-tight text-muted"
          {...mark(names.openNow, JSON.stringify(openingOf(practice, words)))}
        >
          {hoursLines(practice, words).join(' · ')}
        </p>
        {other ? <Languages other={other} look="bar" /> : null}
        <SocialList profiles={barProfiles(practice)} look="bar" />
        {practice.links.portal ? (
          <a
            href={practice.links.portal.url}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap text-action no-underline hover:text-price"
          >
            <Icon name="lock" /> {practice.links.portal.label}
            <span className="sr-only">{words.frame.newTab}</span>
          </a>
        ) : null}
        <a
          href={`tel:${practice.phone.href}`}
          className="inline-flex min-h-11 shrink-0 items-center gap-2 font-medium whitespace-nowrap text-action no-underline hover:text-price"
        >
          <Icon name="phone" /> {practice.phone.display}
        </a>
        <p className="shrink-0 whitespace-nowrap">
          <ButtonLink action={appointment(words)} size="slim" />
        </p>
      </div>
    </div>
  )
}

/** What the script needs to say whether the practice is open; special days come with their line. */
function openingOf({ hours, timeZone, specialHours }: Practice, words: Words): BarHours {
  const { openNow, closedNow } = words.frame
  const special = specialHours.map((one) => ({ ...one, line: specialLine(one, words) }))
  return { hours, timeZone, openNow, closedNow, ...(special.length > 0 && { special }) }
}
