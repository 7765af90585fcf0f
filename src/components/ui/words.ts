import { createContext, createElement, type ReactNode, useContext } from 'react'
import type { Language } from '#lib/language.ts'
import { type Words, wordsIn } from '#lib/words/words.ts'

/** None is assumed: a page would speak two languages without anybody noticing. */
const WordsContext = createContext<Words | undefined>(undefined)

/** React context does not cross from one root to another, so every component that an .astro file places has its own. */
export function LanguageProvider({ language, children }: { language: Language; children?: ReactNode }) {
  return createElement(WordsContext, { value: wordsIn(language) }, children)
}

/** The words of the page's language. */
export function useWords(): Words {
  const words = useContext(WordsContext)
  if (!words)
    throw new Error('useWords needs a LanguageProvider: place the component with templates/Localized')
  return words
}
