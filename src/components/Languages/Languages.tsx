import type { OtherLanguage } from '#lib/language.ts'
import { useWords } from '#components/ui/words.ts'

export type LanguagesProps = { other: OtherLanguage; variant: keyof typeof variants }

export function Languages({ other: { href }, variant }: LanguagesProps) {
  const { language, name } = useWords().otherLanguage
  return (
    <a href={href} lang={language} hrefLang={language} data-other-language="" className={variants[variant]}>
      {name}
    </a>
  )
}

export const footerLink =
  'inline-flex min-h-8 items-center py-1 leading-[1.3] phone:min-h-[2.5rem] desk:min-h-9'
export const barLink =
  'inline-flex min-h-11 shrink-0 items-center gap-2 font-medium whitespace-nowrap text-action no-underline hover:underline max-tablet:hidden'

const variants = {
  bar: `${barLink} max-desk:hidden`,
  menu: 'py-3 text-center font-medium',
  footer: `${footerLink} underline`,
} as const

/** Shown on a Spanish page whose English original is newer, and on an English page without a Spanish one. */
export function OutdatedTranslation({ href }: { href: string }) {
  const { translation, otherLanguage } = useWords()
  return (
    <p lang="es" className="page-width inline-links py-3 text-small">
      {translation.notice}{' '}
      <a href={href} hrefLang={otherLanguage.language} data-other-language="">
        {translation.link}
      </a>
      .
    </p>
  )
}

/** An offer, because visitors are never redirected. */
export function LanguageOffer({ href }: { href: string }) {
  const { otherLanguage } = useWords()
  const { language } = otherLanguage
  return (
    <p
      hidden
      lang={language}
      data-language-offer=""
      className="inline-links fixed bottom-[calc(1rem+env(safe-area-inset-bottom))] left-1/2 z-20 w-max max-w-[calc(100%-2rem)] -translate-x-1/2 rounded-card border border-line bg-card px-5 py-3 text-small shadow-float max-tablet:bottom-[calc(5rem+env(safe-area-inset-bottom))] short:hidden"
    >
      {otherLanguage.offer}{' '}
      <a href={href} hrefLang={language} data-other-language="">
        {otherLanguage.read}
      </a>
    </p>
  )
}

/** In Spanish on English pages too, so that Spanish speakers find it. */
export function SpanishSpoken() {
  return <p lang="es">Se habla español</p>
}
