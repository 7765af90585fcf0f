import { useWords } from '#ui/words.ts'

/** On a page whose English has changed since it was translated: what it is, and where the newest text stands. */
export function LanguagesBehind({ href }: { href: string }) {
  const { translation } = useWords()
  return (
    <p className="page-width linked py-3 text-small">
      {translation.behind}{' '}
      <a href={href} hrefLang="en">
        {translation.newest}
      </a>
      .
    </p>
  )
}
