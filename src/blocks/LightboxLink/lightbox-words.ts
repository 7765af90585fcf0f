import type { Words } from '#lib/words/words.ts'

/** The lightbox's words in the page's language; the other language is not sent for. */
export async function lightboxWords(): Promise<Words['lightbox']> {
  const { lightbox } = document.documentElement.lang.startsWith('es')
    ? await import('#lib/words/es/lightbox.ts')
    : await import('#lib/words/en/lightbox.ts')
  return lightbox
}
