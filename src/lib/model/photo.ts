/** One picture, in every size and format the pipeline made of it. */
export type Photo = {
  id: string
  alt: string
  focus: 'left' | 'center' | 'right'
  picture: Picture
}

export type Picture = {
  src: string
  width: number
  height: number
  /** In order of preference, most compact first. */
  sources: { type: string; files: PictureFile[] }[]
}

/** One file of a picture, narrowest first. */
export type PictureFile = { src: string; width: number }

export type Film = {
  id: string
  src: string
  poster: Photo
  /** What a visitor who cannot see the film misses. */
  text: string
}

export type Pair = {
  id: string
  before: Photo
  after: Photo
  caption: string
}
