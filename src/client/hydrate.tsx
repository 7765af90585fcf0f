import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Words } from '#lib/words/words.ts'
import { WordsProvider } from '#ui/words.ts'

/** Hands an island's markup to React, in the words of the page's language. */
export async function hydrate(
  element: HTMLElement,
  load: () => Promise<{ Island: ComponentType<object> }>,
): Promise<void> {
  const [{ Island }, words] = await Promise.all([load(), pageWords()])
  hydrateRoot(
    element,
    <WordsProvider value={words}>
      <Island {...(JSON.parse(element.dataset['props']!) as object)} />
    </WordsProvider>,
  )
}

async function pageWords(): Promise<Words> {
  const isSpanish = document.documentElement.lang.startsWith('es')
  return isSpanish ? (await import('#lib/words/es.ts')).es : (await import('#lib/words/en.ts')).en
}
