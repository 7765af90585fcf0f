import type { ComponentType } from 'react'
import type { LanguageContext } from '#lib/language.ts'
import { SpanishPagesProvider } from '#components/ui/Link/Link.tsx'
import { LanguageProvider } from '#components/ui/words.ts'

type LocalizedProps<Props> = { component: ComponentType<Props>; locale: LanguageContext } & NoInfer<Props>

/** Every React component in an .astro file is a root, so each gets the page's language. Islands have a `language` prop. */
export function Localized<Props extends object>(props: LocalizedProps<Props>) {
  const { component: Component, locale, ...componentProps } = props
  return (
    <LanguageProvider language={locale.language}>
      <SpanishPagesProvider value={locale.spanishPages}>
        <Component {...(componentProps as unknown as Props)} />
      </SpanishPagesProvider>
    </LanguageProvider>
  )
}
