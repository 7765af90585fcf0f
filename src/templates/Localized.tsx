import type { ComponentType } from 'react'
import type { Locale } from '#lib/language.ts'
import { SpanishPagesProvider } from '#components/ui/Link/Link.tsx'
import { LanguageProvider } from '#components/ui/words.ts'

type LocalizedProps<Props> = { component: ComponentType<Props>; locale: Locale } & NoInfer<Props>

/**
 * Provides the page's language to a React component in an .astro file. React context does not cross roots,
 * and each such component is a root. Islands take a `language` prop instead.
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
