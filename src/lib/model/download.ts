import type { Html } from './text.ts'

/** A document as it lies in content/downloads: read from the file, never typed. */
export type Document = { file: string; bytes: number; pages: number }

/** A form to print and fill in. */
export type Download = {
  title: string
  about?: Html
  document: Document
  /** The Notice of Privacy Practices: the foot of every page leads to it. */
  privacyNotice?: boolean
}
