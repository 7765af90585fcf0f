import { paragraphsOf } from '#lib/sentences.ts'
import { listFiles, readSource } from './source.ts'
import { visibleTexts } from './texts.ts'

const MAX_SHARED_WORDS = 12

/** Paragraphs in two files, which could be one notice. */
export function sharedParagraphs(root: string): { files: [string, string]; paragraph: string }[] {
  // Files in content/es repeat the English.
  const files = listFiles(root, '').filter((file) => /^(?!es\/|notices\.yaml$).*\.(?:yaml|md)$/.test(file))
  const seen = new Map<string, string>()
  return files.flatMap((file) => {
    const source = readSource(root, file, [])
    const paragraphs = source ? visibleTexts(source).flatMap(({ text }) => paragraphsOf(text)) : []
    return paragraphs.flatMap((paragraph) => {
      const words = paragraph.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
      if (words.length <= MAX_SHARED_WORDS) return []
      const key = words.join(' ')
      const firstFile = seen.get(key) ?? file
      seen.set(key, firstFile)
      return firstFile === file ? [] : [{ files: [firstFile, file] as [string, string], paragraph }]
    })
  })
}
