import { getImage } from 'astro:assets'
import type { GetImageResult, ImageMetadata } from 'astro'
import { join, resolve } from 'node:path'
import type { Picture, PictureFile, PictureSource } from '#lib/model/photo.ts'
import { readSite, type Site } from '#reading/site.ts'
import { plainMedia } from '#reading/plain-media.ts'
import { countDocuments } from './_documents.ts'
import { groundsOf, type Grounds } from './_ground.ts'

/**
 * The site's content with its pictures in every size: read once for a build, anew for every request while
 * developing, so that a saved content file shows at the next reload.
 */
export async function loadSite(): Promise<Site> {
  if (import.meta.env.DEV) return read()
  site ??= read()
  return site
}

/** The file a picture was made from. */
export function originalOf(picture: Picture): string {
  return originals.get(picture.src)!
}

let site: Promise<Site> | undefined
const originals = new Map<string, string>()

const root = resolve(process.env.CONTENT_DIR ?? 'content')
const images = import.meta.glob<{ default: ImageMetadata }>(
  '/content/{photos,photos/tall,before-after}/*.jpg',
  {
    eager: true,
  },
)
const films = import.meta.glob<string>('/content/films/*.{mp4,webm}', {
  eager: true,
  query: '?url',
  import: 'default',
})
const widths = {
  wide: [480, 768, 1024, 1440, 1920],
  /* 800: a phone, at twice its dots. */ tall: [480, 800, 1200],
  phone: [800, 1200],
}
/** As high as a banner on a phone (Hero.css): an upright picture's rows above and below it would never be seen. */
const phoneShape = 4 / 5
/** For the few browsers without AVIF: every name of a file is read by all the others too. */
const fallbackWidths = [768, 1440]

async function read(): Promise<Site> {
  // The editor's preview shows posts that wait and pictures that are not saved yet, and needs no sizes.
  if (process.env.EDIT_DIR)
    return readSite(root, { ...plainMedia(root), picture: unsavedPicture, film }, { shows: 'everything' })
  const pictures = new Map<string, { picture: Picture; grounds: Grounds }>()
  for (const [path, image] of Object.entries(images)) {
    const original = join(process.cwd(), path)
    const picture = await draw(image.default)
    pictures.set(path.slice('/content/'.length), { picture, grounds: await groundsOf(original) })
    originals.set(picture.src, original)
  }
  const documents = await countDocuments(root)
  return readSite(root, {
    picture: (file, subject) => {
      const known = pictures.get(file)
      return known && { ...known.picture, ground: known.grounds(subject) }
    },
    film,
    document: (file) => documents.get(file),
  })
}

function film(file: string): string | undefined {
  return films[`/content/${file}`]
}

/** Nobody measures the edge of a picture that may change with the next click: its banner stands on a tint, not on black. */
function unsavedPicture(file: string): Picture {
  const ground = { color: 'var(--color-tint)', rows: [] }
  return { src: `/edit/api/picture?file=${file}`, width: 1920, height: 1080, ground, sources: [] }
}

async function draw(image: ImageMetadata): Promise<Picture> {
  const upright = image.height > image.width
  const all = upright ? widths.tall : widths.wide
  const largest = Math.min(image.width, all.at(-1)!)
  const fitting = [...all.filter((width) => width < largest), largest]
  const [avif, webp, large] = await Promise.all([
    getImage({ src: image, format: 'avif', widths: fitting, width: largest, quality: 55 }),
    getImage({
      src: image,
      format: 'webp',
      widths: fallbackWidths.filter((width) => width <= image.width),
      width: Math.min(1440, image.width),
      quality: 74,
    }),
    getImage({ src: image, format: 'webp', width: Math.min(1440, image.width), quality: 74 }),
  ])
  return {
    onPhones: upright ? await drawForPhones(image) : undefined,
    src: large.src,
    width: image.width,
    height: image.height,
    sources: [
      { type: 'image/avif', files: filesOf(avif) },
      { type: 'image/webp', files: filesOf(webp) },
    ],
  }
}

async function drawForPhones(image: ImageMetadata): Promise<PictureSource> {
  const width = Math.min(image.width, widths.phone.at(-1)!)
  const avif = await getImage({
    src: image,
    format: 'avif',
    widths: [...widths.phone.filter((narrower) => narrower < width), width],
    width,
    height: Math.round(width * phoneShape),
    fit: 'cover',
    quality: 55,
  })
  return { type: 'image/avif', files: filesOf(avif) }
}

/** Astro keeps each width in the words of the `srcset` attribute: '480w'. */
function filesOf({ srcSet }: GetImageResult): PictureFile[] {
  return srcSet.values.map(({ url, descriptor }) => ({
    src: url,
    width: Number.parseInt(descriptor ?? '', 10),
  }))
}
