import { mark } from '#lib/mark.ts'
import { useWords } from '#ui/words.ts'
import { offer } from './Languages.names.ts'

/**
 * One line for a browser that prefers the other language: Languages.behaviour.ts shows it over the foot of the page,
 * where it moves nothing, until the page is scrolled or the link is followed. Nobody is sent anywhere.
 */
export function LanguagesOffer({ href }: { href: string }) {
  const { otherLanguage } = useWords()
  const { language } = otherLanguage
  return (
    <p hidden lang={language} {...mark(offer, language)} className="language-offer linked text-small">
      {otherLanguage.offer}{' '}
      <a href={href} hrefLang={language}>
        {otherLanguage.read}
      </a>
    </p>
  )
}
