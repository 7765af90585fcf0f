import { getImage } from 'astro:assets'
import type { GetImageResult, ImageMetadata } from 'astro'
import { join, resolve } from 'node:path'
import type { Picture, PictureFile } from '#lib/model/photo.ts'
import { readSite, type Site } from '#content-model/site.ts'
import { groundOf } from './_ground.ts'

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
  wide: [768, 1280, 1920],
  tall: [480, 800, 1200],
}
/** A phone at twice its dots. */
const phoneWidth = 800
/** As high as a banner on a phone (Hero.css): an upright picture's rows above and below it would never be seen. */
const phoneShape = 4 / 5

async function read(): Promise<Site> {
  // The editor's preview shows posts that wait and pictures that are not saved yet, and needs no sizes.
  if (process.env.EDIT_DIR)
    return readSite(root, { media: { picture: unsavedPicture, film }, shows: 'everything' })
  const pictures = new Map<string, Picture>()
  for (const [path, image] of Object.entries(images)) {
    const original = join(process.cwd(), path)
    const picture = await draw(image.default)
    pictures.set(path.slice('/content/'.length), { ...picture, ground: await groundOf(original) })
    originals.set(picture.src, original)
  }
  const picture = (file: string) => pictures.get(file)
  return readSite(root, { media: { picture, film } })
}

function film(file: string): string | undefined {
  return films[`/content/${file}`]
}

/** Nobody measures the edge of a picture that may change with the next click: its banner stands on a tint, not on black. */
function unsavedPicture(file: string): Picture {
  const ground = { color: 'var(--color-tint)', rows: [] }
  return { src: `/edit/api/picture?file=${file}`, width: 1920, height: 1080, ground, files: [] }
}

async function draw(image: ImageMetadata): Promise<Picture> {
  // Reading the width of the proxy itself would make Astro ship the original too.
  const { width, height } = (image as ImageMetadata & { clone: ImageMetadata }).clone
  const upright = height > width
  const all = upright ? widths.tall : widths.wide
  const largest = Math.min(width, all.at(-1)!)
  const fitting = [...all.filter((narrower) => narrower < largest), largest]
  const [avif, plain, onPhones] = await Promise.all([
    getImage({ src: image, format: 'avif', widths: fitting, width: largest, quality: 55 }),
    getImage({ src: image, format: 'webp', width: Math.min(1440, width), quality: 74 }),
    upright ? drawForPhones(image, Math.min(width, phoneWidth)) : undefined,
  ])
  return { onPhones, src: plain.src, width, height, files: filesOf(avif) }
}

async function drawForPhones(image: ImageMetadata, width: number): Promise<PictureFile[]> {
  const size = { width, height: Math.round(width * phoneShape), fit: 'cover' } as const
  const { src } = await getImage({ src: image, format: 'avif', ...size, quality: 55 })
  return [{ src, width }]
}

/** Astro keeps each width in the words of the `srcset` attribute: '768w'. */
function filesOf({ srcSet }: GetImageResult): PictureFile[] {
  return srcSet.values.map(({ url, descriptor }) => ({
    src: url,
    width: Number.parseInt(descriptor ?? '', 10),
  }))
}
