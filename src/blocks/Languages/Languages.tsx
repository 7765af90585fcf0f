import type { OtherLanguage } from '#lib/other-language.ts'
import { useWords } from '#ui/words.ts'

export type LanguagesProps = {
  other: OtherLanguage
  look: 'bar' | 'menu' | 'footer'
}

/** The way to the same page in the other language, in that language's words; or that there is none, and its home page. */
export function Languages({ other: { href, exists }, look }: LanguagesProps) {
  const { otherLanguage } = useWords()
  const { language, name, onlyHere } = otherLanguage
  return (
    <a href={href} lang={language} hrefLang={language} className={looks[look]}>
      {/* One line of words: in a row of parts, the second would stand beside the first. */}
      <span>
        {name}
        {exists ? null : <span className={look === 'bar' ? 'sr-only' : 'text-small'}>. {onlyHere}</span>}
      </span>
    </a>
  )
}

const looks = {
  bar: 'max-desk:hidden inline-flex min-h-11 shrink-0 items-center font-medium whitespace-nowrap text-action',
  menu: 'py-3 text-center font-medium',
  footer: 'footer-link underline',
} as const
