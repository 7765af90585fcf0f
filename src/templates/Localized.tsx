import type { ComponentType } from 'react'
import type { Locale } from '#lib/language.ts'
import { SpanishPagesProvider } from '#components/ui/Link/Link.tsx'
import { LanguageProvider } from '#components/ui/words.ts'

type LocalizedProps<Props> = { component: ComponentType<Props>; locale: Locale } & NoInfer<Props>

/**
 * Places a React component in an .astro file with the page's language and the addresses of its links around it: each such
 * component is a React root of its own, and context does not cross roots. An island is given its `language` instead.
 */
export function Localized<Props extends object>(props: LocalizedProps<Props>) {
  const { component: Component, locale, ...own } = props
  return (
    <LanguageProvider language={locale.language}>
      <SpanishPagesProvider value={locale.spanishPages}>
        <Component {...(own as unknown as Props)} />
      </SpanishPagesProvider>
    </LanguageProvider>
  )
}
