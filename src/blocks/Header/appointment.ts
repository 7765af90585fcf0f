import type { Action } from '#lib/model/text.ts'
import type { Words } from '#lib/words/words.ts'

/** The one thing to do, on every page. */
export function appointment({ frame }: Words): Action {
  return { text: frame.appointment, href: '/contact', external: false }
}
