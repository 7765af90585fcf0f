import type { Practice } from '#lib/model/practice.ts'
import { ButtonLink } from '#ui/Button/Button.tsx'
import { Mark } from '#ui/Mark/Mark.tsx'
import { Link } from '#ui/Link/Link.tsx'
import { useWords } from '#ui/words.ts'
import { appointment } from './appointment.ts'

/**
 * The mark and the name. In a row with nine entries there is no room for the name and the button both: as the top bar
 * scrolls away with its button, the header's takes the place of the name, and nothing moves.
 */
export function HeaderBrand({ practice }: { practice: Practice }) {
  const words = useWords()
  return (
    <div className="header-brand">
      <Link
        href="/"
        className="flex items-center gap-2 text-action no-underline"
        aria-label={words.frame.home(practice.name)}
      >
        <Mark drawing={practice.mark} />
        <span className="wordmark grid leading-tight">
          <span className="font-display text-subheading">{practice.shortName}</span>{' '}
          <span className="wordmark-rest text-tiny text-muted">
            {practice.name.replace(practice.shortName, '').trim()}
          </span>
        </span>
      </Link>
      <p className="header-appointment hidden whitespace-nowrap wide:block">
        <ButtonLink action={{ ...appointment(words), text: words.frame.visit }} size="slim" />
      </p>
    </div>
  )
}
