import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react'
import type { Language } from '#lib/language.ts'
import { type Words, wordsIn } from '#lib/words/words.ts'

/** No default language, so that a missing provider is noticed. */
const WordsContext = createContext<Words | undefined>(undefined)

/** React context does not cross roots, so every component placed in an .astro file has its own provider. */
export function LanguageProvider({ language, children }: { language: Language; children?: ReactNode }) {
  return createElement(WordsContext, { value: wordsIn(language) }, children)
}

/** For islands: each is a root of its own and is given its language as a prop. */
export function withLanguage<Props extends object>(Component: ComponentType<Props>) {
  return ({ language, ...props }: Props & { language: Language }) =>
    createElement(LanguageProvider, { language }, createElement(Component, props as unknown as Props))
}

export function useWords(): Words {
  const words = useContext(WordsContext)
  if (!words)
    throw new Error('useWords needs a LanguageProvider: place the component with templates/Localized')
  return words
}
