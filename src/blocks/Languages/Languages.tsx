import type { OtherLanguage } from '#lib/language.ts'
import { useWords } from '#ui/words.ts'

export type LanguagesProps = {
  other: OtherLanguage
  look: 'bar' | 'menu' | 'footer'
}

/** The way to the same page in the other language, in that language's words, or to the nearest one there. */
export function Languages({ other: { href }, look }: LanguagesProps) {
  const { language, name } = useWords().otherLanguage
  return (
    <a href={href} lang={language} hrefLang={language} className={looks[look]}>
      {name}
    </a>
  )
}

const looks = {
  bar: 'max-desk:hidden inline-flex min-h-11 shrink-0 items-center font-medium whitespace-nowrap text-action',
  menu: 'py-3 text-center font-medium',
  footer: 'footer-link underline',
} as const
