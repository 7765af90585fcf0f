import { createContext, useContext } from 'react'
import type { Words } from '#lib/words/words.ts'

/** The words of the page that is drawn. None is assumed: a page would speak two languages without anybody noticing. */
const Spoken = createContext<Words | undefined>(undefined)

export const WordsProvider = Spoken.Provider

export function useWords(): Words {
  const words = useContext(Spoken)
  if (!words) throw new Error('this component says something: it needs a WordsProvider around it')
  return words
}
