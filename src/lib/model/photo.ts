export type Photo = {
  id: string
  alt: string
  focus: 'left' | 'center' | 'right'
  picture: Picture
  tall?: Picture
  /** Where the subject begins, in percent from the left: no text may cover it. */
  subject?: number
  drawn?: boolean
  /** People, who must not be cropped; they are in the right half. */
  whole?: boolean
  /** Shown below it beside text. */
  caption?: string
  level?: 'top' | 'upper'
}

export type Picture = {
  src: string
  width: number
  height: number
  /** The colors that a banner continues beside the picture. */
  ground?: Ground
  /** AVIF, narrowest first; `src` is a WebP for other browsers and for the full-size link. */
  files: PictureFile[]
  /** The part of an upright picture that fits a phone's banner. */
  onPhones?: PictureFile[]
}

/** The color of the upper edge, and of the left edge from top to bottom. */
export type Ground = { color: string; rows: string[] }

export type PictureFile = { src: string; width: number }

export type Film = {
  id: string
  src: string
  small?: string
  poster: Photo
  text: string
}

export type Pair = {
  id: string
  before: Photo
  after: Photo
  caption: string
  illustration?: boolean
}

export type LabelledModel = {
  id: string
  photo: Photo
  parts: Record<string, { name: string; x: number; y: number }>
}

export type Document = { file: string; bytes: number }
