import type { Kept } from '../model.ts'

/** Why a request cannot be answered, in words for the person at the screen. */
export class EditorRefusal extends Error {
  status: number
  /** Which file stands in the way, and what it says by now if somebody else has changed it. */
  about: { file?: string; other?: Kept }

  constructor(status: number, message: string, about: EditorRefusal['about'] = {}) {
    super(message)
    this.status = status
    this.about = about
  }
}
