import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { islandProps } from '#lib/island.ts'
import type { Words } from '#lib/words/words.ts'
import { WordsProvider } from '#ui/words.ts'

export type LoadIsland = () => Promise<{ Island: ComponentType<object> }>

/** Hands an island's markup to React, in the words of the page's language. */
export async function hydrate(element: HTMLElement, load: LoadIsland): Promise<void> {
  const [{ Island }, words] = await Promise.all([load(), pageWords()])
  const props = JSON.parse(element.getAttribute(islandProps)!) as object
  hydrateRoot(element, createElement(WordsProvider, { value: words }, createElement(Island, props)))
}

async function pageWords(): Promise<Words> {
  const isSpanish = document.documentElement.lang.startsWith('es')
  return isSpanish ? (await import('#lib/words/es.ts')).es : (await import('#lib/words/en.ts')).en
}
