import sharp from 'sharp'
import { parse } from 'yaml'
import { EditorRefusal, type Changes } from './changes.ts'

/** Narrower, and a banner would be blurred on a large screen. */
const LEAST_WIDTH = 1200
const MOST_WIDTH = 2560

/** Where every picture has its entry. */
export const register = 'photos/photos.yaml'

export function isPicture(file: string): boolean {
  return /^(?:photos(?:\/tall)?|before-after)\/[\w-]+\.jpg$/.test(file)
}

export function assertPicture(file: string): void {
  if (!isPicture(file))
    throw new EditorRefusal(400, 'A photo needs a short name of letters, digits and hyphens.')
}

/** Any picture as the JPEG we keep: upright, of a sensible size, and without what a camera notes about the place. */
export async function toJpeg(bytes: Buffer): Promise<Buffer> {
  const read = await sharp(bytes)
    .autoOrient()
    .resize({ width: MOST_WIDTH, withoutEnlargement: true })
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new EditorRefusal(
        422,
        'This file is not a picture the editor can read. Take a JPEG, PNG or WebP.',
      )
    })
  if (read.info.width < LEAST_WIDTH)
    throw new EditorRefusal(
      422,
      `This picture is ${read.info.width} pixels wide. It needs at least ${LEAST_WIDTH}, better 1920.`,
    )
  return read.data
}

/** A picture for a list of many. */
export async function small(bytes: Buffer, width: number): Promise<Buffer> {
  if (bytes.length === 0) return bytes
  return sharp(bytes)
    .resize({ width: Math.min(width, MOST_WIDTH) })
    .jpeg({ quality: 70 })
    .toBuffer()
    .catch(() => bytes)
}

type Entry = { file?: string; tall?: string } | null

/** A picture lives as long as its entry: it goes with it, and comes back with it. */
export function followRegister(changes: Changes): void {
  const entries = Object.values(parse(String(changes.bytes(register))) as Record<string, Entry>)
  const listed = new Set(entries.flatMap((entry) => [entry?.file, entry?.tall]))
  const all = new Set([...changes.files(), ...changes.present()].filter(isPicture))
  for (const file of all) {
    if (!listed.has(file)) changes.put(file, null)
    else if (changes.isRemoved(file)) changes.drop(file)
  }
}
