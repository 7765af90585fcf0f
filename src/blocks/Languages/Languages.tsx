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
  bar: 'bar-link max-desk:hidden',
  menu: 'py-3 text-center font-medium',
  footer: 'footer-link underline',
} as const

/** In Spanish: that a Spanish page is behind its English one, or an English page has no Spanish one; and where to go. */
export function LanguagesBehind({ href }: { href: string }) {
  const { translation, otherLanguage } = useWords()
  return (
    <p lang="es" className="page-width linked py-3 text-small">
      {translation.behind}{' '}
      <a href={href} hrefLang={otherLanguage.language}>
        {translation.newest}
      </a>
      .
    </p>
  )
}

/** One line for a browser that prefers the other language, where it moves nothing. Nobody is sent anywhere. */
export function LanguagesOffer({ href }: { href: string }) {
  const { otherLanguage } = useWords()
  const { language } = otherLanguage
  return (
    <p hidden lang={language} className="language-offer linked text-small">
      {otherLanguage.offer}{' '}
      <a href={href} hrefLang={language}>
        {otherLanguage.read}
      </a>
    </p>
  )
}

/** That somebody speaks Spanish here, in the words its speakers look for, on pages of every language. */
export function LanguagesSpoken() {
  return <p lang="es">Se habla español</p>
}
