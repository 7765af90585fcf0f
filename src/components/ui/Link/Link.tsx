import { type ComponentProps, createContext, useContext } from 'react'
import { isOnlyEnglish, type SpanishPages, spanishHref } from '#lib/language.ts'
import { useWords } from '#components/ui/words.ts'
import { noBreak } from '#components/ui/no-break.ts'

/** Given on a Spanish page. */
const Pages = createContext<SpanishPages | undefined>(undefined)

export const SpanishPagesProvider = Pages.Provider

/** The address of a page in the language of the page that is drawn. */
export function useHref(): (href: string) => string {
  const pages = useContext(Pages)
  return (href) => (pages ? spanishHref(href, pages) : href)
}

export type LinkProps = ComponentProps<'a'> & {
  href: string
  /** It leads away from the site: a new tab, which is said, in words of its own where there are some. */
  external?: boolean | string
}

/**
 * A link to a page of ours: on a Spanish page to the Spanish one, or, where there is none, to the English one with a mark.
 * The address comes last: what lists of links repeat then stands together, and compresses better.
 */
export function Link({ href, external = false, children, ...rest }: LinkProps) {
  const { frame, translation } = useWords()
  const to = useHref()(href)
  const isMarked = useContext(Pages) !== undefined && isOnlyEnglish(to)
  const tab = external === true ? frame.newTab : external
  const said = tab || (isMarked && translation.marked)
  const label = rest['aria-label']
  return (
    <a
      {...rest}
      {...(external && { target: '_blank', rel: 'noopener' })}
      href={to}
      hrefLang={isMarked ? 'en' : undefined}
      aria-label={label && said ? label + said : label}
    >
      {noBreak(children)}
      {/* What has a name of its own shows no words to put a mark behind. */}
      {isMarked && !label ? (
        <span className="in-english" aria-hidden="true">
          {translation.mark}
        </span>
      ) : null}
      {said && !label ? <span className="sr-only">{said}</span> : null}
    </a>
  )
}
