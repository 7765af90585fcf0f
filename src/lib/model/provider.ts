import type { Photo } from './photo.ts'
import type { Html } from './text.ts'

/** Somebody who looks after patients. The founder, if there is one among them, stands first. */
export type Provider = {
  name: string
  /** As behind the name: 'APRN, FNP-C'. */
  credentials: string
  /** What they do here: 'Nurse practitioner'. */
  role: string
  founder: boolean
  /** State and number, as the state's look-up knows it. */
  license: string
  photo: Photo
  languages: string[]
  text?: Html
}
