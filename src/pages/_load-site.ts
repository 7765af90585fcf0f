import { getImage } from 'astro:assets'
import type { GetImageResult, ImageMetadata } from 'astro'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import type { EdgeColors, Picture, PictureFile } from '#lib/model/photo.ts'
import { readSite, type Site } from '#content-model/site.ts'

/** Reads the content and encodes its pictures, once for a build and at every request in development. */
export async function loadSite(): Promise<Site> {
  if (import.meta.env.DEV) return read()
  site ??= read()
  return site
}

export function originalOf(picture: Picture): string {
  return originals.get(picture.src)!
}

let site: Promise<Site> | undefined
const originals = new Map<string, string>()
const edgeColors = new Map<string, Promise<EdgeColors>>()

const root = resolve(process.env.CONTENT_DIR ?? 'content')
const images = import.meta.glob<{ default: ImageMetadata }>(
  '/content/{photos,photos/tall,before-after}/*.jpg',
  { eager: true },
)
const films = import.meta.glob<string>('/content/films/*.{mp4,webm}', {
  eager: true,
  query: '?url',
  import: 'default',
})

const wideWidths = [768, 1280, 1920]
const tallWidths = [480, 800, 1200]
/** As in Banner.css, for screens with two pixels per CSS pixel. */
const phoneBanner = { width: 800, aspectRatio: 5 / 4 }

async function read(): Promise<Site> {
  // The editor's preview shows unsaved pictures in one size.
  if (process.env.EDIT_DIR)
    return readSite(root, { media: { picture: unsavedPicture, film }, shows: 'everything' })
  const pictures = new Map<string, Picture>()
  for (const [path, image] of Object.entries(images)) {
    const original = join(process.cwd(), path)
    const colors = await edgeColors.getOrInsertComputed(original, sampleEdgeColors)
    const picture = { ...(await encode(image.default)), edgeColors: colors }
    pictures.set(path.slice('/content/'.length), picture)
    originals.set(picture.src, original)
  }
  return readSite(root, { media: { picture: (file) => pictures.get(file), film } })
}

function film(file: string): string | undefined {
  return films[`/content/${file}`]
}

function unsavedPicture(file: string): Picture {
  const edgeColors = { color: 'var(--color-tint)', rows: [] }
  return { src: `/edit/api/picture?file=${file}`, width: 1920, height: 1080, edgeColors, files: [] }
}

async function encode(image: ImageMetadata): Promise<Picture> {
  // Reading the width of the proxy itself would make Astro ship the original too.
  const { width, height } = (image as ImageMetadata & { clone: ImageMetadata }).clone
  const isTall = height > width
  const widths = isTall ? tallWidths : wideWidths
  const largest = Math.min(width, widths.at(-1)!)
  const smaller = widths.filter((width) => width < largest)
  const [avif, webp, onPhones] = await Promise.all([
    getImage({ src: image, format: 'avif', widths: [...smaller, largest], width: largest, quality: 55 }),
    getImage({ src: image, format: 'webp', width: Math.min(1440, width), quality: 74 }),
    isTall ? encodePhoneBanner(image, width) : undefined,
  ])
  return { onPhones, src: webp.src, width, height, files: filesOf(avif) }
}

async function encodePhoneBanner(image: ImageMetadata, originalWidth: number): Promise<PictureFile[]> {
  const width = Math.min(originalWidth, phoneBanner.width)
  const size = { width, height: Math.round(width / phoneBanner.aspectRatio), fit: 'cover' } as const
  const { src } = await getImage({ src: image, format: 'avif', ...size, quality: 55 })
  return [{ src, width }]
}

/** `descriptor` is the '768w' of a srcset. */
function filesOf({ srcSet }: GetImageResult): PictureFile[] {
  return srcSet.values.map(({ url, descriptor }) => ({
    src: url,
    width: Number.parseInt(descriptor ?? '', 10),
  }))
}

/** The colors of the left and upper edges, with which a banner continues the picture. */
async function sampleEdgeColors(file: string): Promise<EdgeColors> {
  const [columns, rows, edge] = [100, 12, 3]
  const small = sharp(file).removeAlpha().resize(columns, rows, { fit: 'fill' })
  const bytes = await small.raw().toBuffer()
  const pixels = Array.from({ length: columns * rows }, (_, index) => [
    ...bytes.subarray(index * 3, index * 3 + 3),
  ])
  const brightness = (pixel: number[]) => pixel.reduce((sum, value) => sum + value)
  // Only the brighter half of the upper edge, because shadows there would become dark stripes.
  const top = pixels.slice(0, columns).toSorted((a, b) => brightness(b) - brightness(a))
  return {
    color: meanColor(top.slice(0, columns / 2)),
    rows: Array.from({ length: rows }, (_, row) =>
      meanColor(pixels.slice(row * columns, row * columns + edge)),
    ),
  }
}

function meanColor(pixels: number[][]): string {
  const mean = (channel: number) => pixels.reduce((sum, pixel) => sum + pixel[channel]!, 0) / pixels.length
  return `#${[0, 1, 2].map((channel) => Math.round(mean(channel)).toString(16).padStart(2, '0')).join('')}`
}
