import { behaviour } from '#lib/island.ts'
import { useWords } from '#ui/words.ts'

/**
 * One line for a browser that prefers the other language: Languages.behaviour.ts shows it over the foot of the page,
 * where it moves nothing, until the page is scrolled or the link is followed. Nobody is sent anywhere.
 */
export function LanguagesOffer({ href }: { href: string }) {
  const { otherLanguage } = useWords()
  const { language } = otherLanguage
  return (
    <p
      hidden
      lang={language}
      {...behaviour('blocks/Languages/Languages', 'settled')}
      className="language-offer linked text-small"
    >
      {otherLanguage.offer}{' '}
      <a href={href} hrefLang={language}>
        {otherLanguage.read}
      </a>
    </p>
  )
}
