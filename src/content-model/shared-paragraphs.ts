import { paragraphsOf } from '#lib/sentences.ts'
import { listFiles, readSource } from './source.ts'
import { visibleTexts } from './texts.ts'

/** Shorter ones, such as a line about prices, may well be the same. */
const MAX_SHARED_WORDS = 12

/** Paragraphs that two files share: better written once, as a notice. A hint, because a page may begin as a copy of another. */
export function sharedParagraphs(root: string): { files: [string, string]; paragraph: string }[] {
  // The lists of content/es repeat the English beside the Spanish.
  const files = listFiles(root, '').filter((file) => /^(?!es\/|notices\.yaml$).*\.(?:yaml|md)$/.test(file))
  const seen = new Map<string, string>()
  return files.flatMap((file) => {
    const source = readSource(root, file, [])
    const paragraphs = source ? visibleTexts(source).flatMap(({ text }) => paragraphsOf(text)) : []
    return paragraphs.flatMap((paragraph) => {
      // Without case, marks and spaces.
      const words = paragraph.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
      if (words.length <= MAX_SHARED_WORDS) return []
      const key = words.join(' ')
      const other = seen.get(key) ?? file
      seen.set(key, other)
      return other === file ? [] : [{ files: [other, file] as [string, string], paragraph }]
    })
  })
}
