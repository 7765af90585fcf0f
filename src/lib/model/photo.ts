/** One picture, in every size the pipeline made of it. */
export type Photo = {
  id: string
  alt: string
  focus: 'left' | 'center' | 'right'
  picture: Picture
  tall?: Picture
  /** Where what it shows begins, in percent from its left edge: no words may stand on that. */
  subject?: number
  drawn?: boolean
  /** People, whom no crop may cut: they stand in the right half of the wide picture. */
  whole?: boolean
  /** Said under it, where it stands beside words. */
  caption?: string
  level?: 'top' | 'upper'
}

export type Picture = {
  src: string
  width: number
  height: number
  /** What lies left of its subject: the ground of a banner that it fades into. */
  ground?: Ground
  /** As AVIF, narrowest first; `src` is a WebP for the few browsers without it, and for whoever opens the picture whole. */
  files: PictureFile[]
  /** Of an upright one, the part that a phone's banner shows. */
  onPhones?: PictureFile[]
}

/** The colour of the picture's upper edge, and those beside its subject from top to foot. */
export type Ground = { color: string; rows: string[] }

export type PictureFile = { src: string; width: number }

export type Film = {
  id: string
  src: string
  /** The same film in fewer bytes, for browsers that play it. */
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

/** A picture of something inside the body, and where its parts stand on it. */
export type LabelledModel = {
  id: string
  photo: Photo
  parts: Record<string, { name: string; x: number; y: number }>
}

/** A document as it lies in content/downloads: read from the file, never typed. */
export type Document = { file: string; bytes: number }
