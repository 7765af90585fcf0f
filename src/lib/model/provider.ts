import type { Photo } from './photo.ts'
import type { Html } from './text.ts'

/** Somebody who looks after patients, as providers.yaml says it. The founder, if there is one, stands first. */
export type Provider = {
  name: string
  credentials: string
  role: string
  founder: boolean
  license: string
  photo: Photo
  languages: string[]
  text?: Html
}
