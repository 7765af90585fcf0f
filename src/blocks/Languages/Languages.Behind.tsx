import { useWords } from '#ui/words.ts'

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
