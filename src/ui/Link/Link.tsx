import { type ComponentProps, createContext, useContext } from 'react'
import { isOnlyEnglish, type SpanishPages, spanishHref } from '#lib/language.ts'
import { useWords } from '#ui/words.ts'

/** Given on a Spanish page. */
const Pages = createContext<SpanishPages | undefined>(undefined)

export const SpanishPagesProvider = Pages.Provider

/** The address of a page in the language of the page that is drawn. */
export function useHref(): (href: string) => string {
  const pages = useContext(Pages)
  return (href) => (pages ? spanishHref(href, pages) : href)
}

/**
 * A link to a page of ours: on a Spanish page to the Spanish one, or, where there is none, to the English one with a mark.
 * The address comes last: what lists of links repeat then stands together, and compresses better.
 */
export function Link({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const { mark, marked } = useWords().translation
  const to = useHref()(href)
  if (!useContext(Pages) || !isOnlyEnglish(to))
    return (
      <a {...rest} href={to}>
        {children}
      </a>
    )
  const label = rest['aria-label']
  return (
    <a {...rest} href={to} hrefLang="en" aria-label={label && label + marked}>
      {children}
      {/* What has a name of its own shows no words to put a mark behind. */}
      {label ? null : (
        <>
          <span className="in-english" aria-hidden="true">
            {mark}
          </span>
          <span className="sr-only">{marked}</span>
        </>
      )}
    </a>
  )
}
