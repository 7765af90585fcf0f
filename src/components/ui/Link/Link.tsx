import { type ComponentProps, createContext, useContext } from 'react'
import { isOnlyEnglish, type SpanishPages, spanishHref } from '#lib/language.ts'
import { useWords } from '#components/ui/words.ts'
import { noBreak } from '#components/ui/no-break.ts'

/** Set on Spanish pages. */
const Pages = createContext<SpanishPages | undefined>(undefined)

export const SpanishPagesProvider = Pages.Provider

export function useHref(): (href: string) => string {
  const pages = useContext(Pages)
  return (href) => (pages ? spanishHref(href, pages) : href)
}

export type LinkProps = ComponentProps<'a'> & {
  href: string
  /** Opens a new tab and tells screen readers so, in the given words or the default ones. */
  external?: boolean | string
}

/** On a Spanish page it leads to the Spanish version, or to the English page with a label. */
export function Link({ href, external = false, children, ...rest }: LinkProps) {
  const { frame, translation } = useWords()
  const address = useHref()(href)
  const isMarked = useContext(Pages) !== undefined && isOnlyEnglish(address)
  const newTab = external === true ? frame.newTab : external
  const note = newTab || (isMarked && translation.label)
  const label = rest['aria-label']
  return (
    <a
      {...rest}
      {...(external && { target: '_blank', rel: 'noopener' })}
      // The href comes last, because the HTML compresses better.
      href={address}
      hrefLang={isMarked ? 'en' : undefined}
      aria-label={label && note ? label + note : label}
    >
      {noBreak(children)}
      {/* A link named by aria-label shows no text, so there is no place for a badge. */}
      {isMarked && !label ? (
        <span className="in-english" aria-hidden="true">
          {translation.badge}
        </span>
      ) : null}
      {note && !label ? <span className="sr-only">{note}</span> : null}
    </a>
  )
}
